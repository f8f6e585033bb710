import { languages } from '../languages.ts'
import type { Settings } from '../settings.ts'

export const SECURITY_PATH = '/.well-known/security.txt'

/** RFC 9116. It expires after a year: a site that isn't rebuilt for that long is unmaintained. */
export function securityText({ siteUrl, emails }: Pick<Settings, 'siteUrl' | 'emails'>, builtOn: Date): string {
  const expires = new Date(Date.UTC(builtOn.getUTCFullYear() + 1, builtOn.getUTCMonth(), builtOn.getUTCDate()))
  return [
    `Contact: mailto:${emails.en}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    '',
  ].join('\n')
}
