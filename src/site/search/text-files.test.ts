import { expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { pages } from '../pages.ts'
import { canonicalPath, sitePaths } from '../paths.ts'
import { readSettings } from '../settings.ts'
import { llmsText, securityText, sitemap } from './text-files.ts'

const siteUrl = 'https://acme.example'
const settings = { brand: 'Acme', siteUrl, emails: { ...readSettings({}).emails, en: 'hi@acme.example' } }

const xml = sitemap(siteUrl, (page, language) =>
  page === pages[0].id && language === languages.at(-1) ? '2026-11-17' : undefined,
)

it('lists in the sitemap the canonical paths of all languages with their alternates, and no alias', () => {
  expect(xml.match(/<loc>/g)).toHaveLength(pages.length * languages.length)
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(pages.length * languages.length)
  for (const { path, page, language } of sitePaths) {
    expect(xml.includes(`<loc>${siteUrl}${path}</loc>`)).toBe(path === canonicalPath(page, language))
  }
})

it('leaves out of the sitemap pages that are mostly in English under another language', () => {
  const [page] = pages
  for (const language of languages.slice(1)) {
    const partly = sitemap(siteUrl, () => undefined, { [language]: [page.id] })
    expect(partly).not.toContain(`${canonicalPath(page, language)}</loc>`)
    const alternates = partly.match(new RegExp(`hreflang="${language}"`, 'g'))
    expect(alternates).toHaveLength((pages.length - 1) * languages.length)
  }
})

it('has the date of the last change in the sitemap, if known', () => {
  expect(xml.match(/<lastmod>.*<\/lastmod>/g)).toEqual(['<lastmod>2026-11-17</lastmod>'])
  const entry = xml.split('</url>').find((each) => each.includes('<lastmod>'))
  expect(entry).toContain(`<loc>${siteUrl}${canonicalPath(pages[0], languages.at(-1)!)}</loc>`)
})

it('starts llms.txt with the name and description of the site, and lists every page in every language', () => {
  const entries = languages.flatMap((language) =>
    pages.map((page) => ({ page, language, title: `${page.id} | Acme`, description: `About ${page.id}, ${language}` })),
  )
  const text = llmsText(settings, entries)
  expect(text).toMatch(/^# Acme\n\n> About home, en\n\n## English\n/)
  for (const { page, language } of entries) {
    const path = canonicalPath(page, language)
    expect(text).toContain(`\n- [${page.id}](${siteUrl}${path}): About ${page.id}, ${language}\n`)
  }
  expect(text.match(/^- /gm)).toHaveLength(entries.length)
})

it('writes a security.txt with the contact, valid for a year after the build', () => {
  expect(securityText(settings, new Date('2026-11-17T15:30:00Z')).split('\n')).toEqual([
    'Contact: mailto:hi@acme.example',
    'Expires: 2027-11-17T00:00:00.000Z',
    `Preferred-Languages: ${languages.join(', ')}`,
    'Canonical: https://acme.example/.well-known/security.txt',
    '',
  ])
})
