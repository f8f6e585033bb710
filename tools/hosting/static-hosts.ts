/** What hosts of static files read: `_headers` and `_redirects` (Netlify, Cloudflare Pages), `vercel.json`. */

import { READING } from '#server/response-headers.ts'
import type { Rules } from './rules.ts'

type Headers = Readonly<Record<string, string>>

/** Cloudflare Pages leaves out what goes beyond: a page would be without its policy. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/**
 * No header is named by two rules that fit one path: such values would be joined. So a path that nothing is known of has no
 * content policy: it could only be one for all paths.
 *
 * @param files Paths of what is no document; one that ends with a slash stands for the folder.
 */
export function headersFile(rules: Rules, files: readonly string[]): string {
  const entries: [string, Headers][] = [
    ['/*', rules.headers],
    ...rules.documents.map(({ path, headers }): [string, Headers] => [path, headers]),
    ...files.map((path): [string, Headers] => [path.endsWith('/') ? `${path}*` : path, headersOfFile(rules, path)]),
  ]
  const lines = ([path, headers]: [string, Headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  return `${entries.flatMap(lines).join('\n')}\n`
}

/** What a host would leave out of it without a word. */
export function faultsOfHeadersFile(content: string): string[] {
  const lines = content.split('\n')
  const rules = lines.filter((line) => line.startsWith('/')).length
  return [
    ...(rules > MOST_RULES ? [`_headers has ${rules} rules: Cloudflare Pages reads ${MOST_RULES}.`] : []),
    ...lines
      .filter((line) => line.length > LONGEST_LINE)
      .map((line) => `_headers: Cloudflare Pages reads ${LONGEST_LINE} letters of a line: ${line.slice(0, 60)}…`),
  ]
}

/**
 * Hosts that serve a folder's index.html with a slash at the end of its address are told to do without. Netlify answers
 * both forms by itself; the status 404 is for Netlify, too: Cloudflare Pages finds the nearest 404.html, and leaves it out.
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
      headers: { ...fileHeaders, allow: READING.join(', ') },
      status: 405,
    },
    ...redirects.map(({ from, to }) => ({
      src: `^${from.replaceAll('.', '[.]')}$`,
      headers: { ...fileHeaders, Location: to },
      status: 301,
    })),
    ...documents.map(({ path, file, headers: own }) => ({ src: `^${path}$`, headers: own, dest: `/${file}` })),
    ...files.map((path) => ({
      src: path.endsWith('/') ? `^${path}.*$` : `^${path.replaceAll('.', '[.]')}$`,
      headers: headersOfFile(rules, path),
      continue: true,
    })),
    { handle: 'filesystem' },
    ...notFound.map(({ prefix, file, headers: own }) => ({
      src: `^${prefix}.*$`,
      headers: own,
      dest: `/${file}`,
      status: 404,
    })),
  ]
  return `${JSON.stringify({ routes }, null, 2)}\n`
}

function headersOfFile({ fileHeaders, files }: Rules, path: string): Headers {
  return { ...fileHeaders, ...files.find(({ prefix }) => path.startsWith(prefix))?.headers }
}
