import { READ_METHODS } from '#server/response-headers.ts'
import type { Headers, Rules } from './rules.ts'

/** Cloudflare Pages ignores everything beyond these limits: a page would lose its content policy. */
const MAX_RULES = 100
const MAX_LINE_LENGTH = 2000

/**
 * No header is in two rules that match the same path, because hosts join the values. So unknown paths have no content
 * policy: its rule would match all paths.
 *
 * @param files Paths that are not documents. A trailing slash means a folder.
 */
export function headersFile(rules: Rules, files: readonly string[]): string {
  const entries: [string, Headers][] = [
    ['/*', rules.headers],
    ...rules.documents.map(({ path, headers }): [string, Headers] => [path, headers]),
    ...files.map((path): [string, Headers] => [path.endsWith('/') ? `${path}*` : path, headersOfFile(rules, path)]),
  ]
  const lines = entries.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/** Warns about what a host would silently ignore. */
export function checkHeadersFile(content: string): string[] {
  const lines = content.split('\n')
  const rules = lines.filter((line) => line.startsWith('/')).length
  const tooLong = `_headers: Cloudflare Pages reads only ${MAX_LINE_LENGTH} characters of this line`
  return [
    ...(rules > MAX_RULES ? [`_headers has ${rules} rules, but Cloudflare Pages reads only ${MAX_RULES}.`] : []),
    ...lines.filter((line) => line.length > MAX_LINE_LENGTH).map((line) => `${tooLong}: ${line.slice(0, 60)}…`),
  ]
}

/**
 * Removes the trailing slash on hosts that add it. The 404 rules are for Netlify: Cloudflare Pages ignores them and
 * finds the nearest 404.html.
 */
export function redirectsFile({ redirects, documents, notFound }: Rules): string {
  const slashed = documents.filter(({ path }) => path !== '/')
  return [
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...slashed.map(({ path }) => `${path}/ ${path} 301`),
    ...slashed.map(({ path }) => `${path} ${path}/ 200`),
    ...notFound.map(({ prefix, file }) => `${prefix}* /${file} 404`),
    '',
  ].join('\n')
}

export function vercelConfiguration(rules: Rules, files: readonly string[]): string {
  const { headers, fileHeaders, redirects, documents, notFound } = rules
  const routes = [
    { src: '/.*', headers, continue: true },
    { src: String.raw`^(/[^/\\](?:.*[^/])?)/+$`, headers: { ...fileHeaders, Location: '$1' }, status: 301 },
    {
      src: '/.*',
      methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      headers: { ...fileHeaders, allow: READ_METHODS.join(', ') },
      status: 405,
    },
    ...redirects.map(({ from, to }) => {
      return { src: exactly(from), headers: { ...fileHeaders, Location: to }, status: 301 }
    }),
    ...documents.map(({ path, file, headers: own }) => ({ src: exactly(path), headers: own, dest: `/${file}` })),
    ...files.map((path) => {
      const src = path.endsWith('/') ? `^${path}.*$` : exactly(path)
      return { src, headers: headersOfFile(rules, path), continue: true }
    }),
    { handle: 'filesystem' },
    ...notFound.map(({ prefix, file, headers: own }) => {
      return { src: `^${prefix}.*$`, headers: own, dest: `/${file}`, status: 404 }
    }),
  ]
  return `${JSON.stringify({ routes }, null, 2)}\n`
}

function exactly(path: string): string {
  return `^${path.replaceAll('.', '[.]')}$`
}

function headersOfFile({ fileHeaders, files }: Rules, path: string): Headers {
  return { ...fileHeaders, ...files.find(({ prefix }) => path.startsWith(prefix))?.headers }
}
