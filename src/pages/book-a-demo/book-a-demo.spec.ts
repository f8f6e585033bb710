import { hrefFor } from '#site/paths.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { settings } from '#tests/settings.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('scrolls to the form with the link in the header, and links the builder and the experts', async ({ page }) => {
  const path = hrefFor('/book-a-demo', 'en')
  await openHydrated(page, path)
  const form = page.locator('section#book-a-demo')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator(`header a[href="${path}"]:visible`).click()
  await expect(form).toBeFocused()
  await expect(form).toBeInViewport({ ratio: 0.5 })
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  for (const href of [settings.builderUrl, hrefFor('/talk-to-an-expert', 'en')]) {
    await expect(page.locator(`main a[href="${href}"]`)).toBeVisible()
  }
})
