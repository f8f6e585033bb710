import { describe, expect, it } from 'vitest'
import { FILE_POLICY } from '#server/response-headers.ts'
import { smallRecord } from '#server/testing/site.ts'
import { trailingSlashTarget } from '#server/trailing-slash.ts'
import { languageFacts, languages } from '#site/languages.ts'
import { caddyConfiguration } from './caddy.ts'
import { nginxConfiguration } from './nginx.ts'
import { proxiedPaths, rulesOf } from './rules.ts'
import { checkHeadersFile, headersFile, redirectsFile, vercelConfiguration } from './static-hosts.ts'

const policyOf = (file: string) => `default-src 'none'; img-src https://img.example/a$b/ 'sha256-${file}'`
const rules = rulesOf(smallRecord(policyOf))
const nginx = nginxConfiguration(rules)
const caddy = caddyConfiguration(rules, 'https://acme.example')

const files = ['/assets/', '/locales/', '/icons/', '/robots.txt']
const headersContent = headersFile(rules, files)
const redirectLines = redirectsFile(rules).trimEnd().split('\n')

function headersOf(path: string): string[] {
  const blocks = headersContent
    .trimEnd()
    .split(/\n(?=\/)/)
    .map((block) => block.split('\n'))
  const matching = blocks.filter(([pattern = '']) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(path))
  return matching.flatMap(([, ...lines]) => lines)
}

type Route = { src?: string; methods?: string[]; headers?: Record<string, string>; [field: string]: unknown }
const { routes } = JSON.parse(vercelConfiguration(rules, files)) as { routes: Route[] }

function routesFor(path: string): Route[] {
  return routes.filter(({ src, methods }) => src && !methods && new RegExp(`^${src.replace(/^\^/, '')}`).test(path))
}

describe.each(rules.documents)('the document of $path', ({ path, file, headers }) => {
  it('is found by nginx and Caddy, with its own headers', () => {
    const location = new RegExp(String.raw`^location = ${path} \{\n([^}]+)\n\}`, 'm').exec(nginx)?.[1] ?? ''
    expect(location).toContain(`try_files /${file} =404;`)
    const policy = headers['content-security-policy']?.replace('$', '%24')
    expect(location).toContain(`set $site_content_security_policy "${policy}";`)
    expect(location.includes('x_robots_tag')).toBe('x-robots-tag' in headers)

    const matcher = new RegExp(String.raw`(@\w+) vars \{http\.request\.uri\.path\} ${path}\n`).exec(caddy)?.[1]
    const block = new RegExp(String.raw`handle ${matcher} \{\n([^]+?)\n\t\t\}`).exec(caddy)?.[1] ?? ''
    expect(block).toContain(`rewrite * /${file}`)
    for (const [name, value] of Object.entries(headers)) expect(block).toContain(`${name} "${value}"`)
  })

  it('is found by static hosts, with the general and its own headers, none twice', () => {
    const wanted = Object.entries({ ...rules.headers, ...headers }).map(([name, value]) => `  ${name}: ${value}`)
    expect(headersOf(path)).toEqual(wanted)
    expect(routesFor(path).find((route) => !route.continue)).toMatchObject({ dest: `/${file}`, headers })
    // Removes the slash that some hosts add.
    const slashed = [`${path}/ ${path} 301`, `${path} ${path}/ 200`]
    if (path !== '/') expect(redirectLines).toEqual(expect.arrayContaining(slashed))
  })
})

it.each(proxiedPaths)('nginx and Caddy proxy %s and everything below it to the Node server', (path) => {
  for (const location of [`= ${path}`, `^~ ${path}/`]) {
    expect(nginx).toContain(`location ${location} {\n    proxy_pass http://leads;`)
  }
  const proxied = new RegExp(/@leads path_regexp (\S+)/.exec(caddy)?.[1] ?? '')
  expect([path, `${path}/x`, `${path}x`].map((each) => proxied.test(each))).toEqual([true, true, false])
})

it('has no dollar sign in a value for nginx, which would start a variable', () => {
  expect(nginx.match(/^ *set .* ".*\$.*"/gm)).toEqual(['set $asked "$request_method $request_uri"'])
})

it('makes nginx and Caddy use their own request IDs, and Caddy the host from the settings by default', () => {
  expect(nginx).toContain('proxy_set_header x-request-id $request_id;')
  expect(caddy).toContain('header_up x-request-id {http.request.uuid}')
  expect(caddy).toContain('\n{$SITE_ADDRESS:https://acme.example} {\n')
})

it.each([
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
  ['/locales/en/a.json', 'no-store'],
  ['/robots.txt', 'public, max-age=3600'],
])('sends the file policy and cache time for %s', (path, time) => {
  const ofFile = headersOf(path).slice(Object.keys(rules.headers).length)
  expect(ofFile).toEqual([`  content-security-policy: ${FILE_POLICY}`, `  cache-control: ${time}`])
})

it('stays within the limits of Cloudflare Pages, or the build warns', () => {
  expect(checkHeadersFile(headersContent)).toEqual([])
  expect(checkHeadersFile('/a\n'.repeat(101))).toEqual([expect.stringContaining('101 rules')])
  expect(checkHeadersFile(`/a\n  x: ${'y'.repeat(2000)}\n`)).toEqual([expect.stringContaining('  x: yyy')])
})

it.each(languages)('static hosts serve the not-found page of a language before the general one, in %s', (language) => {
  const { prefix } = languageFacts[language]
  expect(redirectLines.slice(-languages.length)).toContain(`${prefix}/* ${prefix}/404.html 404`)
  const route = routesFor(`${prefix}/nope`).find((each) => !each.continue)
  expect(route).toMatchObject({ dest: `${prefix}/404.html`, status: 404 })
})

const slashed = ['/pt/', '/a//', '/', '//evil.example/', '/\\evil.example/', '/pt']
it.each(slashed)('vercel.json redirects %s like the Node server', (path) => {
  const redirect = routesFor(path).find(({ status }) => status === 301)
  const target = redirect?.src && path.replace(new RegExp(redirect.src), '$1')
  expect(target).toBe(trailingSlashTarget(path))
})

describe.each(rules.redirects)('the old URL $from', ({ from, to }) => {
  it('is redirected by nginx and Caddy, with the query', () => {
    expect(nginx).toContain(`location = ${from} {\n    return 301 ${to}$is_args$args;\n}`)
    const redirects = [...caddy.matchAll(/vars_regexp (moved\d+) \{http\.request\.orig_uri\} "(.*)"/g)]
    const [, name, pattern = ''] = redirects.find(([, , each = '']) => new RegExp(each).test(from)) ?? []
    expect(new RegExp(pattern).exec(`${from}?a=1&b=/`)?.[1]).toBe('?a=1&b=/')
    expect(new RegExp(pattern).test(`${from}x`)).toBe(false)
    expect(caddy).toContain(`redir * ${to}{re.${name}.1} 301`)
  })

  it('is redirected by static hosts before they look for a file', () => {
    const first = redirectLines.slice(0, 2 * rules.redirects.length)
    expect(first).toEqual(expect.arrayContaining([`${from} ${to} 301`, `${from}/ ${to} 301`]))
    const at = routes.findIndex(({ src, status }) => status === 301 && src && new RegExp(src).test(from))
    expect(routes[at]?.headers?.['Location']).toBe(to)
    expect(at).toBeLessThan(routes.findIndex(({ handle }) => handle === 'filesystem'))
  })
})
