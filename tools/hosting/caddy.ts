import { contentTypes, READING } from '#server/response-headers.ts'
import { SLASHED } from '#server/trailing-slash.ts'
import { passedOn, REFUSAL, WITHOUT_ADDRESS, type Rules } from './rules.ts'

type Headers = Readonly<Record<string, string>>

/** A complete Caddyfile. Machine-specific values come from the environment. */
export function caddyConfiguration(rules: Rules, siteUrl: string): string {
  const { headers, fileHeaders, redirects, documents, notFound, files } = rules
  return [
    '# Written by the build, and with the next one again: change nothing here, but set in the environment of Caddy',
    '# SITE_ADDRESS, SITE_ROOT (the folder dist/site) and NODE_ADDRESS where they differ.',
    '',
    ...block(`{$SITE_ADDRESS:${siteUrl}}`, [
      'root * {$SITE_ROOT:/srv/site/dist/site}',
      '',
      ...block('route', [
        ...block('@slashed', [
          `method ${READING.join(' ')}`,
          `vars_regexp slashed {http.request.orig_uri} ${quoted(`^${SLASHED}$`)}`,
        ]),
        ...handle('@slashed', [...set({ ...headers, ...fileHeaders }), 'redir {re.slashed.1}{re.slashed.2} 301']),
        ...redirects.flatMap(({ from, to }, index) => [
          ...block(`@moved${index}`, [
            `method ${READING.join(' ')}`,
            `vars_regexp moved${index} {http.request.orig_uri} ${quoted(`^${from.replaceAll('.', '[.]')}([?].*)?$`)}`,
          ]),
          ...handle(`@moved${index}`, [
            ...set({ ...headers, ...fileHeaders }),
            `redir * ${to}{re.moved${index}.1} 301`,
          ]),
        ]),
        '',
        `@leads path_regexp ^(${passedOn.join('|')})(/|$)`,
        ...handle('@leads', [
          ...block('reverse_proxy {$NODE_ADDRESS:127.0.0.1:3000}', ['header_up x-request-id {http.request.uuid}']),
        ]),
        '',
        `@writing not method ${READING.join(' ')}`,
        ...handle('@writing', [
          ...set({ ...headers, ...fileHeaders, allow: READING.join(', '), 'content-type': contentTypes['txt'] ?? '' }),
          `respond ${quoted(REFUSAL)} 405`,
        ]),
        '',
        ...set({ ...headers, ...fileHeaders }),
        ...documents.flatMap(({ path, file, headers: own }, index) => [
          `@document${index} vars {http.request.uri.path} ${path}`,
          ...handle(`@document${index}`, [...set(own), ...sent(file)]),
        ]),
        '',
        ...block('@file', [`not path_regexp ${quoted(WITHOUT_ADDRESS)}`, 'file {http.request.uri.path}']),
        ...handle('@file', [
          ...block('route', [
            ...Object.entries(contentTypes).flatMap(([ending, type]) => [
              `@${ending} path_regexp [.]${ending}$`,
              `header @${ending} content-type ${quoted(type)}`,
            ]),
            // The last header wins, so the folders come after the general rule.
            ...files
              .toReversed()
              .flatMap(({ prefix, headers: own }, index) => [
                `@folder${index} path_regexp ^${prefix}`,
                ...set(own, ` @folder${index}`),
              ]),
            ...sent(),
          ]),
        ]),
        '',
        ...notFound.flatMap(({ prefix, file, headers: own }, index) => [
          `@unknown${index} path_regexp ^${prefix}`,
          ...handle(`@unknown${index}`, [...set(own), ...sent(file, 'status 404')]),
        ]),
      ]),
    ]),
    '',
  ].join('\n')
}

function sent(file?: string, ...more: string[]): string[] {
  return [
    ...(file ? [`rewrite * /${file}`] : []),
    ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris', ...more]),
  ]
}

function handle(matcher: string, lines: readonly string[]): string[] {
  return block(`handle ${matcher}`, lines)
}

function set(headers: Headers, matcher = ''): string[] {
  return block(
    `header${matcher}`,
    Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`),
  )
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => line && `\t${line}`), '}']
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
