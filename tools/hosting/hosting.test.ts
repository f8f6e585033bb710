import { describe, expect, it } from 'vitest'
import type { BuildRecord } from '#server/build-record.ts'
import { FILE_POLICY } from '#server/response-headers.ts'
import { trailingSlashTarget } from '#server/trailing-slash.ts'
import { forEachLanguage, languageFacts, languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { readSettings } from '#site/settings.ts'
import { hasPortuguese } from '#site/testing/portuguese.ts'
import { caddyConfiguration } from './caddy.ts'
import { nginxConfiguration } from './nginx.ts'
import { proxiedPaths, rulesOf } from './rules.ts'
import { checkHeadersFile, headersFile, redirectsFile, vercelConfiguration } from './static-hosts.ts'

function prerenderedFile(file: string) {
  return { file, policy: `default-src 'none'; img-src https://img.example/a$b/ 'sha256-${file}'`, scripts: [] }
}

const record: BuildRecord = {
  settings: readSettings({}),
  headers: { 'x-content-type-options': 'nosniff', 'permissions-policy': 'camera=(), microphone=(self)' },
  pages: {
    '/': prerenderedFile('index.html'),
    '/pt': prerenderedFile('pt/index.html'),
    '/a/b': prerenderedFile('a/b/index.html'),
  },
  notFound: forEachLanguage((language) => prerenderedFile(`${pathIn(language, '/404').slice(1)}.html`)),
  redirects: { '/old.html': '/a/b', '/pt/old.html': '/pt', '/shop': 'https://shop.acme.example/a' },
  embeds: { '/embed/en/form': prerenderedFile('embed/en/form/index.html') },
  frame: { styles: [], logo: '', logoHasName: false },
}
const rules = rulesOf(record)
const files = ['/assets/', '/locales/', '/icons/', '/robots.txt']

it('lists the not-found page of a language before the general one', () => {
  const found = rules.notFound.map(({ prefix, file }) => [prefix, file])
  if (hasPortuguese) expect(found).toContainEqual(['/pt/', 'pt/404.html'])
  expect(found.at(-1)).toEqual(['/', '404.html'])
})

describe('nginx', () => {
  const configuration = nginxConfiguration(rules)

  it.each(rules.documents)('finds the document of $path with its own headers', ({ path, file, headers }) => {
    const block = new RegExp(String.raw`^location = ${path} \{\n([^}]+)\n\}`, 'm').exec(configuration)?.[1] ?? ''
    expect(block).toContain(`try_files /${file} =404;`)
    const policy = headers['content-security-policy']?.replace('$', '%24')
    expect(block).toContain(`set $site_content_security_policy "${policy}";`)
    expect(block.includes('x_robots_tag')).toBe('x-robots-tag' in headers)
  })

  it.each(proxiedPaths)('proxies %s and everything below it before language prefixes', (path) => {
    for (const location of [`= ${path}`, `^~ ${path}/`]) {
      expect(configuration).toContain(`location ${location} {\n    proxy_pass http://leads;`)
    }
  })

  it('has no dollar sign in a value, which would start a variable, and uses its own request IDs', () => {
    expect(configuration.match(/^ *set .* ".*\$.*"/gm)).toEqual(['set $asked "$request_method $request_uri"'])
    expect(configuration).toContain('proxy_set_header x-request-id $request_id;')
  })
})

describe('Caddy', () => {
  const configuration = caddyConfiguration(rules, 'https://acme.example')

  it.each(rules.documents)('finds the document of $path with its own headers', ({ path, file, headers }) => {
    const matcher = new RegExp(String.raw`(@\w+) vars \{http\.request\.uri\.path\} ${path}\n`).exec(configuration)?.[1]
    const block = new RegExp(String.raw`handle ${matcher} \{\n([^]+?)\n\t\t\}`).exec(configuration)?.[1] ?? ''
    expect(block).toContain(`rewrite * /${file}`)
    for (const [name, value] of Object.entries(headers)) expect(block).toContain(`${name} "${value}"`)
  })

  it('proxies the paths of the Node server', () => {
    const [, paths = ''] = /@leads path_regexp (\S+)/.exec(configuration) ?? []
    for (const path of proxiedPaths) {
      expect([path, `${path}/x`].every((each) => new RegExp(paths).test(each))).toBe(true)
      expect(new RegExp(paths).test(`${path}x`)).toBe(false)
    }
  })

  it('uses the host from the settings by default, and its own request IDs', () => {
    expect(configuration).toContain('\n{$SITE_ADDRESS:https://acme.example} {\n')
    expect(configuration).toContain('header_up x-request-id {http.request.uuid}')
  })
})

describe('_headers', () => {
  const content = headersFile(rules, files)

  function headersOf(path: string): string[] {
    const matching = content.split(/\n(?=\/)/).filter((rule) => {
      const [pattern = ''] = rule.split('\n')
      return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    })
    return matching.flatMap((rule) => rule.split('\n').filter((line) => line.startsWith('  ')))
  }

  it.each(rules.documents)('sends the general and its own headers for $path, none twice', ({ path, headers }) => {
    const wanted = Object.entries({ ...rules.headers, ...headers }).map(([name, value]) => `  ${name}: ${value}`)
    expect(headersOf(path)).toEqual(wanted)
  })

  it.each([
    ['/assets/a.js', 'public, max-age=31536000, immutable'],
    ['/locales/en/a.json', 'no-store'],
    ['/icons/a.svg', 'public, max-age=3600'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('sends the file policy and cache time for %s', (path, time) => {
    const ofFile = headersOf(path).slice(Object.keys(rules.headers).length)
    expect(ofFile).toEqual([`  content-security-policy: ${FILE_POLICY}`, `  cache-control: ${time}`])
  })

  it('stays within the limits of Cloudflare Pages, or the build warns', () => {
    expect(checkHeadersFile(content)).toEqual([])
    expect(checkHeadersFile('/a\n'.repeat(101))).toEqual([expect.stringContaining('101 rules')])
    expect(checkHeadersFile(`/a\n  x: ${'y'.repeat(2000)}\n`)).toEqual([expect.stringContaining('  x: yyy')])
  })
})

it('removes the trailing slash of each path in _redirects and serves its document', () => {
  const lines = redirectsFile(rules).trimEnd().split('\n')
  const slashed = rules.documents.filter(({ path }) => path !== '/')
  const wanted = slashed.flatMap(({ path }) => [`${path}/ ${path} 301`, `${path} ${path}/ 200`])
  expect(lines).toEqual(expect.arrayContaining(wanted))
  const prefixes = languages.map((language) => languageFacts[language].prefix).filter(Boolean)
  const last = [...prefixes, ''].map((prefix) => `${prefix}/* ${prefix}/404.html 404`)
  expect(lines.slice(-last.length)).toEqual(last)
})

type Route = { src?: string; handle?: string; headers?: Record<string, string>; dest?: string; status?: number }
type Routes = { routes: (Route & { methods?: string[]; continue?: true })[] }
const { routes } = JSON.parse(vercelConfiguration(rules, files)) as Routes

function routesFor(path: string): Routes['routes'] {
  return routes.filter(({ src, methods }) => src && !methods && new RegExp(`^${src.replace(/^\^/, '')}`).test(path))
}

describe('vercel.json', () => {
  it.each([
    ...rules.documents.map(({ path, file, headers }) => ({ path, wanted: { dest: `/${file}`, headers } })),
    { path: '/nope', wanted: { dest: '/404.html', status: 404 } },
    ...(hasPortuguese ? [{ path: '/pt/nope', wanted: { dest: '/pt/404.html', status: 404 } }] : []),
  ])('finds the document of $path, with its own headers', ({ path, wanted }) => {
    expect(routesFor(path).find((route) => !route.continue)).toMatchObject(wanted)
  })

  const slashed = ['/pt/', '/a//', '/', '//evil.example/', '/\\evil.example/', '/pt']
  it.each(slashed)('redirects %s like the Node server', (path) => {
    const redirect = routesFor(path).find(({ status }) => status === 301)
    const target = redirect?.src && path.replace(new RegExp(redirect.src), '$1')
    expect(target).toBe(trailingSlashTarget(path))
  })
})

describe.each(rules.redirects)('the old URL $from', ({ from, to }) => {
  it('is redirected by nginx and Caddy, with the query', () => {
    expect(nginxConfiguration(rules)).toContain(`location = ${from} {\n    return 301 ${to}$is_args$args;\n}`)
    const caddy = caddyConfiguration(rules, '')
    const redirects = [...caddy.matchAll(/vars_regexp (moved\d+) \{http\.request\.orig_uri\} "(.*)"/g)]
    const [, name, pattern = ''] = redirects.find(([, , each = '']) => new RegExp(each).test(from)) ?? []
    expect(new RegExp(pattern).exec(`${from}?a=1&b=/`)?.[1]).toBe('?a=1&b=/')
    expect(new RegExp(pattern).test(`${from}x`)).toBe(false)
    expect(caddy).toContain(`redir * ${to}{re.${name}.1} 301`)
  })

  it('is redirected by static hosts before they look for a file', () => {
    const first = redirectsFile(rules)
      .split('\n')
      .slice(0, 2 * rules.redirects.length)
    expect(first).toEqual(expect.arrayContaining([`${from} ${to} 301`, `${from}/ ${to} 301`]))
    const at = routes.findIndex(({ src, status }) => status === 301 && src && new RegExp(src).test(from))
    expect(routes[at]?.headers?.['Location']).toBe(to)
    expect(at).toBeLessThan(routes.findIndex(({ handle }) => handle === 'filesystem'))
  })
})
