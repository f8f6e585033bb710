import { hrefFor } from '#site/paths.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('scrolls to the form with the link to the page in the header', async ({ page }) => {
  const path = hrefFor('/book-a-demo', 'en')
  await openHydrated(page, path)
  const form = page.locator('section#book-a-demo')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator(`header a[href="${path}"]:visible`).click()
  await expect(form).toBeFocused()
  await expect(form).toBeInViewport({ ratio: 0.5 })
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})
