import { canonicalPath } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { LOGO_STRIP } from '#site/timings.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openFirstScreen, openHydrated } from '#tests/open-page.ts'
import { structuredDataAt } from '#tests/prerendered.ts'
import { definition } from './definition.ts'

test('has the specified logo strip, opens one question at a time, and lists all in structured data', async ({
  page,
}) => {
  const path = canonicalPath(definition, PT)
  await openHydrated(page, path)
  const strip = page.locator('main ul[aria-label]:has(img)').first()
  expect((await strip.locator('li').first().boundingBox())?.width).toBeCloseTo(LOGO_STRIP.support.logoPx, 2)
  await expect(strip.locator('..')).toHaveCSS('animation-duration', `${LOGO_STRIP.support.loopMs / 1000}s`)

  const questions = page.locator('main details')
  const count = await questions.count()
  for (const index of [1, count - 1]) {
    await questions.nth(index).locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(questions.nth(index)).toHaveAttribute('open')
  }
  const faq = (await structuredDataAt(path)).find((data) => data['@type'] === 'FAQPage')
  const listed = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
  expect(listed).toHaveLength(count)
  for (const { name, acceptedAnswer } of listed) {
    const question = questions.filter({ has: page.locator('summary', { hasText: name }) })
    await expect(question.first()).toContainText(acceptedAnswer.text)
  }
})

test('animates the queue on scroll with the prerendered styles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openFirstScreen(page, definition.path)
  const stairs = page.locator('main figure svg').first()
  const scaleX = () => stairs.evaluate((drawing) => new DOMMatrix(getComputedStyle(drawing).transform).a)
  expect(await scaleX()).toBeGreaterThan(1)
  await stairs.evaluate((drawing) => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(scaleX).toBe(1)
})
