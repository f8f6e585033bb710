import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { pages } from '../pages.ts'
import { canonicalPath } from '../paths.ts'
import { readSettings } from '../settings.ts'
import { llmsText, securityText } from './text-files.ts'

const settings = readSettings({
  SITE_BRAND: 'Acme',
  SITE_URL: 'https://acme.example',
  CONTACT_EMAIL: 'hi@acme.example',
})

describe('llms.txt', () => {
  const entries = languages.flatMap((language) =>
    pages.map((page) => ({ page, language, title: `${page.id} | Acme`, description: `About ${page.id}, ${language}` })),
  )
  const text = llmsText(settings, entries)

  it('starts with the name and the description of the site', () => {
    expect(text).toMatch(/^# Acme\n\n> About home, en\n\n## English\n/)
  })

  it('has a line for every page in every language', () => {
    for (const { page, language } of entries) {
      const address = `https://acme.example${canonicalPath(page, language)}`
      expect(text).toContain(`\n- [${page.id}](${address}): About ${page.id}, ${language}\n`)
    }
    expect(text.match(/^- /gm)).toHaveLength(entries.length)
  })
})

it('writes a security.txt with the contact, valid for a year after the build', () => {
  expect(securityText(settings, new Date('2026-11-17T15:30:00Z'))).toBe(
    [
      'Contact: mailto:hi@acme.example',
      'Expires: 2027-11-17T00:00:00.000Z',
      `Preferred-Languages: ${languages.join(', ')}`,
      'Canonical: https://acme.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
