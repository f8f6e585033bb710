import { claims, claimTexts } from '../app/site/claims.ts'
import { languages } from '../app/site/languages.ts'
import { hrefFor } from '../app/site/paths.ts'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import { settings } from './settings.ts'

const FRAME_HEIGHT_PX = 800

const { builderUrl } = settings

async function expectFrame(section: Locator): Promise<void> {
  const heights = await section
    .locator('*')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
  expect(heights).toContain(FRAME_HEIGHT_PX)
}

async function expectBuilderInNewTab(page: Page): Promise<void> {
  const builder = page.locator(`main a[href="${builderUrl}"]`)
  await expect(builder).toHaveAttribute('target', '_blank')
  await expect(builder).toHaveAccessibleName(/\((opens in a new tab|abre em nova aba)\)$/)
}

for (const language of languages) {
  test(`book a demo: the form is at hand, and the trial for whoever wants none, in ${language}`, async ({ page }) => {
    const path = hrefFor('/book-a-demo', language)
    await openHydrated(page, path)
    const form = page.locator('section#book-a-demo')
    await expectFrame(form)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.locator(`header a[href="${path}"]:visible`).click()
    await expect(form).toBeFocused()
    await expect(form).toBeInViewport({ ratio: 0.5 })
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expectBuilderInNewTab(page)
    await expect(page.locator('main')).toContainText(claimTexts[language].trialDays)
    await expect(page.locator('main blockquote')).toHaveCount(1)
    await expect(page.locator(`main a[href="${hrefFor('/talk-to-an-expert', language)}"]`)).toBeVisible()
  })

  test(`talk to an expert: a ruler of its minutes, and back to the scheduler, in ${language}`, async ({ page }) => {
    await openHydrated(page, hrefFor('/talk-to-an-expert', language))
    const scheduler = page.locator('section#pick-a-time')
    await expectFrame(scheduler)
    await expect(page.locator('h1')).toContainText(claimTexts[language].consultationMinutes)
    const lengths = await page
      .locator('main [data-minutes]')
      .evaluateAll((parts) =>
        parts.map((part) => [Number(part.getAttribute('data-minutes')), part.getBoundingClientRect().height] as const),
      )
    expect(lengths.reduce((sum, [minutes]) => sum + minutes, 0)).toBe(claims.consultationMinutes.value)
    // Each part is as high as it is long.
    const minuteHeights = lengths.map(([minutes, height]) => height / minutes)
    expect(Math.max(...minuteHeights) - Math.min(...minuteHeights)).toBeLessThan(0.5)
    await expectBuilderInNewTab(page)
    for (const target of ['/book-a-demo', '/ai-maturity-diagnostic'] as const) {
      await expect(page.locator(`main a[href="${hrefFor(target, language)}"]`)).toBeVisible()
    }
    await page.locator('main a[href$="#pick-a-time"]').click()
    await expect(scheduler).toBeFocused()
    await expect(scheduler).toBeInViewport({ ratio: 0.5 })
  })
}
