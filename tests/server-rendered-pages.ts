import { fileIn } from '#i18n/testing/texts-in.ts'
import { languageFacts, type Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { expectNoViolations } from './axe.ts'
import { expect, type Page } from './fixtures.ts'
import { settings } from './settings.ts'

const NARROW = 320
const WIDE = 1440
const MIN_TARGET_PX = 44

export function serverTexts<Name extends 'admin' | 'bookings' | 'formpages'>(
  language: Language,
  namespace: Name,
): Texts[Name] {
  const json = JSON.stringify(fileIn(language, namespace))
  return JSON.parse(json.replaceAll('{{brand}}', settings.brand)) as Texts[Name]
}

export async function expectAccessibleLayout(page: Page, state: string): Promise<void> {
  const [language, voice] = await page.evaluate(() => [document.documentElement.lang, document.body.lang])
  expect.soft(voice, `${state}: regional language, for screen readers`).toBe(languageFacts[language as Language].locale)
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0)
    expect.soft(await findSmallTargets(page), `${state} at ${width}: small touch targets`).toEqual([])
  }
  // As tall as the page: otherwise axe counts targets below a sticky button as too small.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: WIDE, height: Math.max(900, height) })
  await expectNoViolations(page, 'html', state)
}

/** The label of a control counts as its target. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minHeight) => {
    const controls = document.querySelectorAll(
      ':is(header, main) :is(a, button, summary, select, input:not([type=hidden], [tabindex="-1"]))',
    )
    return [...controls]
      .filter((control) => control.checkVisibility())
      .map((control) => control.closest('label') ?? control)
      .filter((target) => target.getBoundingClientRect().height < minHeight)
      .map(({ outerHTML }) => outerHTML)
  }, MIN_TARGET_PX)
}
