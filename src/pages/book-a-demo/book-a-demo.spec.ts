import { claimTexts } from '#site/claims.ts'
import { hrefFor } from '#site/paths.ts'
import { expectBuilderInNewTab, expectEmbedHeight } from '#tests/conversion-page.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'

test('scrolls to the form, and offers the trial as an alternative', async ({ page }) => {
  const path = hrefFor('/book-a-demo', 'en')
  await openHydrated(page, path)
  const form = page.locator('section#book-a-demo')
  await expectEmbedHeight(form)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator(`header a[href="${path}"]:visible`).click()
  await expect(form).toBeFocused()
  await expect(form).toBeInViewport({ ratio: 0.5 })
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expectBuilderInNewTab(page)
  await expect(page.locator('main')).toContainText(claimTexts.en.trialDays)
  await expect(page.locator('main blockquote')).toHaveCount(1)
  await expect(page.locator(`main a[href="${hrefFor('/talk-to-an-expert', 'en')}"]`)).toBeVisible()
})
