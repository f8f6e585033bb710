import { expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { languages } from './languages.ts'
import { securityNoticeOf } from './security-notice.ts'
import { readSettings } from './settings.ts'
import { fillBrackets, partsOf } from './template.ts'

const rows: readonly [setting: string, value: string, paragraph: string][] = [
  ['HOSTING_REGION', 'Brazil (São Paulo)', 'storage.region'],
  ['CERTIFICATIONS', 'ISO/IEC 27001', 'documents.certifications'],
  ['UPTIME', '99.9% a month', 'documents.uptime'],
  ['SUBPROCESSORS_URL', 'https://acme.example/subprocessors', 'documents.subprocessors'],
  ['DPA_URL', 'https://acme.example/dpa', 'documents.agreement'],
  ['SSO', 'SAML and OIDC', 'access.sso'],
  ['SECURITY_EMAIL', 'security@acme.example', 'contact.report'],
  ['TAX_NUMBER', '12.345.678/0001-90', 'contact.taxNumber'],
  ['PRIVACY_OFFICER', 'Ana P.', 'contact.officer'],
]

const OWNERS_FACTS =
  /certif|ISO|SOC|region|região|host|hosped|uptime|availab|disponib|\d+%|sub-?process|suboper|single sign|login único|SAML|vulnerab/i

const paragraphsWith = (environment: Record<string, string>) =>
  securityNoticeOf(readSettings(environment)).flatMap(({ id, paragraphs }) => paragraphs.map((each) => `${id}.${each}`))

it.each(rows)('depends on %s', (setting, value, paragraph) => {
  const fresh = paragraphsWith({})
  expect(fresh).not.toContain(paragraph)
  expect(paragraphsWith({ [setting]: value }).filter((each) => !fresh.includes(each))).toEqual([paragraph])
})

it.each(languages)('claims nothing that only the owner knows until it is set, in %s', (language) => {
  const texts = textsIn(language, 'security')
  const renderedWith = (environment: Record<string, string>) => {
    const shown = securityNoticeOf(readSettings(environment)).flatMap(({ id, paragraphs, values }) => [
      texts.get(`sections.${id}.title`) ?? '',
      ...paragraphs.map((each) => fillBrackets(texts.get(`sections.${id}.paragraphs.${each}`) ?? '', values)),
    ])
    const others = [...texts].flatMap(([key, text]) => (key.startsWith('sections.') ? [] : [text]))
    return [...others, ...shown].join('\n')
  }
  expect(renderedWith({})).not.toMatch(OWNERS_FACTS)
  const all = renderedWith(Object.fromEntries(rows))
  for (const [, value] of rows) expect(all).toContain(value)
  const unfilled = partsOf(all).flatMap(({ kind, text }) => (kind === 'bracketed' ? [text] : []))
  expect(new Set(unfilled)).toEqual(new Set(['privacy', 'mail']))
})
