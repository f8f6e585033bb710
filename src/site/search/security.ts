import { languages } from '../languages.ts'
import type { Settings } from '../settings.ts'

export const SECURITY_PATH = '/.well-known/security.txt'

/** Whom to tell of a weakness (RFC 9116). It holds for a year: a site that is not built for so long is not looked after. */
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
