import home from '#locales/en/home.en.json' with { type: 'json' }
import { formatPhone } from '#site/format.ts'
import { languageFacts, languages } from '#site/languages.ts'
import { menus } from '#site/navigation.ts'
import { canonicalPath, pathIn, sitePathAt, sitePaths } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import confirmed from '../brand/confirmed.json' with { type: 'json' }
import { expect, test, type Page } from './fixtures.ts'
import { readPrerendered, mainTextOf } from './prerendered.ts'
import { settings } from './settings.ts'
import {
  footerTargets,
  HEADING,
  labelsOf,
  partsOf,
  specifiedNamespaces,
  specifiedPages,
  specifiedPaths,
} from './specified.ts'

const NOT_IN_PORTUGUESE = '/usecases/procurement'

test('has the specified paths and namespaces in every language', () => {
  for (const page of specifiedPages) {
    const paths = specifiedPaths(page.id)
    expect.soft(page.namespaces.toSorted(), page.id).toEqual(specifiedNamespaces(page.id).toSorted())
    for (const language of languages) {
      const expected = paths.filter((path) => language !== PT || path !== NOT_IN_PORTUGUESE)
      const found = sitePaths.filter((each) => each.page.id === page.id && each.language === language)
      const inLanguage = expected.map((path) => pathIn(language, path))
      expect.soft(found.map(({ path }) => path).toSorted(), page.id).toEqual(inLanguage.toSorted())
      expect.soft(canonicalPath(page, language), page.id).toBe(inLanguage[0])
    }
  }
})

test('lists the specified pages in each menu', () => {
  for (const { id, columns } of menus) {
    const listed = columns
      .flatMap((column) => column.pages)
      .filter((page) => specifiedPages.some(({ id: specified }) => specified === page.id))
    const expected = specifiedPages.map(({ path }) => path).filter((path) => path.startsWith(`/${id}/`))
    expect.soft(listed.map(({ path }) => path).toSorted(), id).toEqual(expected.toSorted())
  }
})

test('links from every page to both conversion pages', async () => {
  for (const { path, language } of sitePaths) {
    const html = await readPrerendered(path)
    for (const target of ['/book-a-demo', '/talk-to-an-expert']) {
      expect.soft(html, path).toContain(`href="${pathIn(language, target)}"`)
    }
  }
})

test('has pages, blog, social links, email address and offices in the footer', async () => {
  const external = [settings.blogUrl, ...Object.values(settings.social)].filter((url) => url !== undefined)
  for (const language of languages) {
    const html = (await readPrerendered(pathIn(language, '/'))).replaceAll('\u00A0', ' ')
    const [footer = ''] = /<footer.*<\/footer>/s.exec(html) ?? []
    const targets = footerTargets.filter(sitePathAt).map((target) => pathIn(language, target))
    for (const target of [...targets, ...external, `mailto:${settings.emails[language]}`]) {
      expect.soft(footer, language).toContain(`href="${target}"`)
    }
    for (const { address, phone = '' } of settings.offices) {
      expect.soft(footer, language).toContain(address)
      expect.soft(footer, language).toContain(formatPhone(phone, language))
    }
    const local = settings.offices.find(({ country }) => languageFacts[language].locale.endsWith(country))
    expect
      .soft(/<address><b>(.*?)<\/b>/.exec(footer)?.[1], language)
      .toBe((local ?? settings.offices[0])?.names[language])
  }
})

/** Links to pages that an owner has removed are gone too. */
function linksToRemovedPage(selector: string): boolean {
  const [, target] = /href\$="([^"]+)"/.exec(selector) ?? []
  return target !== undefined && !sitePathAt(target)
}

async function checkParts(page: Page, path: string, id: string): Promise<void> {
  const parts = [HEADING, ...(partsOf(id) ?? [])].filter(({ selector }) => !linksToRemovedPage(selector))
  const found = await page.evaluate(
    ([html, selectors]) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      return [...body.querySelectorAll('main > *')].map((section) =>
        // Selectors may name the section itself.
        selectors.map(
          (selector) => [...body.querySelectorAll(selector)].filter((each) => section.contains(each)).length,
        ),
      )
    },
    [await readPrerendered(path), parts.map(({ selector }) => `main ${selector}`)] as const,
  )
  let at = 0
  for (const [index, { name, count }] of parts.entries()) {
    const matches = (counts: number[]) => (count === undefined ? counts[index] !== 0 : counts[index] === count)
    const offset = found.slice(at).findIndex(matches)
    expect.soft(offset, `${path}: ${name}`).not.toBe(-1)
    at += Math.max(offset, 0)
  }
}

test.describe('the sample content', () => {
  // Owners may change their own content.
  test.skip(Object.keys(confirmed).length > 0, 'brand/confirmed.json says that the content is the owner’s')

  test('has the specified sections in order', async ({ page }) => {
    for (const definition of specifiedPages.filter(({ id }) => partsOf(id))) {
      for (const language of languages) await checkParts(page, canonicalPath(definition, language), definition.id)
    }
  })

  test('has the labels and figures quoted in the specification', async () => {
    for (const definition of specifiedPages) {
      const path = canonicalPath(definition, 'en')
      const text = mainTextOf(await readPrerendered(path)).replaceAll('\u00A0', ' ')
      const missing = labelsOf(definition.id).filter((label) => !text.includes(label))
      expect.soft(missing, path).toEqual([])
    }
  })

  test('ends the chats on the home page with the specified quick actions', () => {
    const chips = Object.values(home.platform.tabs).map((tab) => Object.values(tab.chat.chips))
    expect(chips).toEqual([
      ['Track Order', 'Billing Help', 'Account Settings'],
      ['Lead Scoring', 'Schedule Demo'],
      ['View Report', 'Risk Analysis'],
      ['Benefits Info', 'Payroll Query'],
    ])
  })
})
