/** What is asked of every page that the server writes by itself. */

import { readFileSync } from 'node:fs'
import type { Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import type { Texts } from '#site/namespaces.ts'
import { readSettings } from '#site/settings.ts'
import { expectNothingFound } from './axe.ts'
import { expect, type Page } from './fixtures.ts'

const NARROW = 320
const WIDE = 1440
/** Pixels that a thumb needs. */
const THUMB = 44

export function serverTexts<Name extends 'admin' | 'bookings' | 'formpages'>(
  language: Language,
  namespace: Name,
): Texts[Name] {
  const json = readFileSync(`public${localeFile(language, namespace)}`, 'utf8')
  return JSON.parse(json.replaceAll('{{brand}}', readSettings({}).brand)) as Texts[Name]
}

/** A page is opened once, and asked at both widths. */
export async function expectFitting(page: Page, state: string): Promise<void> {
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wide, `${state} at ${width}`).toBeLessThanOrEqual(0)
    expect.soft(await tooSmall(page), `${state} at ${width}: to be pressed`).toEqual([])
    // As tall as the page: axe counts what a sticky button covers until the page is scrolled as too small.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(900, height) })
    // Colours are the same at any width.
    await expectNothingFound(page, 'html', `${state} at ${width}`, width === WIDE)
  }
}

/** A choice is pressed anywhere on its label. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll(
      ':is(header, main) :is(a, button, summary, select, input:not([type=hidden], [tabindex="-1"]))',
    )
    return [...controls]
      .filter((control) => control.checkVisibility())
      .map((control) => control.closest('label') ?? control)
      .filter((target) => target.getBoundingClientRect().height < least)
      .map(({ outerHTML }) => outerHTML)
  }, THUMB)
}
