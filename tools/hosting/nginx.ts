import { contentTypes, READING } from '#server/response-headers.ts'
import { SLASHED } from '#server/trailing-slash.ts'
import { passedOn, REFUSAL, WITHOUT_ADDRESS, type Rules } from './rules.ts'

type Headers = Readonly<Record<string, string>>

const TO_NODE = [
  'proxy_pass http://leads;',
  'proxy_http_version 1.1;',
  'proxy_set_header connection "";',
  'proxy_set_header host $http_host;',
  'proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;',
  'proxy_set_header x-forwarded-proto $scheme;',
  'proxy_set_header x-request-id $request_id;',
  '# The desk sends all headers itself; with an empty one here, none is taken over from out there.',
  'add_header allow "";',
]

/** To be included in a server block that sets `root`, next to an upstream `leads`: see deploy/nginx.conf. */
export function nginxConfiguration({ headers, fileHeaders, redirects, documents, notFound, files }: Rules): string {
  const reading = READING.join('|')
  const initial = { 'cache-control': '', 'x-robots-tag': '', allow: '', ...fileHeaders }
  return [
    '# Written by the build, and with the next one again: change nothing here. deploy/nginx.conf includes it.',
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'gzip_static on;',
    'gzip_vary on;',
    ...block(
      'types',
      Object.entries(contentTypes).map(([ending, type]) => `${quoted(type)} ${ending};`),
    ),
    '',
    '# A location that adds one header has none of those out here. So they are named here, and a location sets what differs.',
    ...set(initial),
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...Object.keys(initial).map((name) => `add_header ${name} ${variable(name)} always;`),
    '',
    'set $asked "$request_method $request_uri";',
    ...block(`if ($asked !~ ${pattern(`^(${reading}) |^[A-Z]+ (${passedOn.join('|')})([/?]|$)`)})`, [
      ...set({ allow: READING.join(', ') }),
      'return 405;',
    ]),
    ...block(`if ($asked ~ ${pattern(`^(?:${reading}) ${SLASHED}$`)})`, ['return 301 $1$2;']),
    '',
    'error_page 405 @refused;',
    ...block('location @refused', [`default_type "text/plain; charset=utf-8";`, `return 405 "${REFUSAL}\\n";`]),
    '',
    // Longer prefixes win over the `^~` prefix of a language; regular expressions would never be tried.
    ...passedOn.flatMap((path) => [`= ${path}`, `^~ ${path}/`]).flatMap((place) => block(`location ${place}`, TO_NODE)),
    '',
    ...redirects.flatMap(({ from, to }) => block(`location = ${from}`, [`return 301 ${to}$is_args$args;`])),
    ...documents.flatMap((document) => [
      ...block(`location = ${document.path}`, [...set(document.headers), `try_files /${document.file} =404;`]),
    ]),
    '',
    ...block(`location ~ ${pattern(WITHOUT_ADDRESS)}`, ['return 404;']),
    ...files.flatMap((folder) => block(`location ${folder.prefix}`, [...set(folder.headers), 'try_files $uri =404;'])),
    ...notFound.flatMap((document) => {
      const name = `@not_found${document.prefix.replaceAll('/', '_')}`
      const answer = `error_page 404 ${name};`
      return [
        ...(document.prefix === '/' ? [answer] : block(`location ^~ ${document.prefix}`, [answer, 'return 404;'])),
        ...block(`location ${name}`, [...set(document.headers), `try_files /${document.file} =404;`]),
      ]
    }),
    '',
  ].join('\n')
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `    ${line}`), '}']
}

function set(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `set ${variable(name)} ${quoted(value)};`)
}

function variable(header: string): string {
  return `$site_${header.replaceAll('-', '_')}`
}

function pattern(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** A dollar sign would start a variable and has no escape. It only occurs in URLs, where it can be percent-encoded. */
function quoted(text: string): string {
  return pattern(text.replaceAll('$', '%24'))
}
