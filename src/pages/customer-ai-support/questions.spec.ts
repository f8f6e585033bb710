import { canonicalPath } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { LOGO_STRIP } from '#site/timings.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openFirstScreen, openHydrated, openWithFakedClock } from '#tests/open-page.ts'
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

test('clears the inbox once when it is on screen, and again on hover, focus or return', async ({ page }) => {
  await openWithFakedClock(page, definition.path)
  const panel = page.locator('main [data-og-image]').first()
  const heightAtRest = (await panel.boundingBox())?.height
  const play = async () => {
    const seen = new Set<string>()
    // Each figure is shown for longer than a step.
    for (let step = 0; step < 12; step += 1) {
      const [figures, height] = await panel.evaluate((each) => {
        const [, open, closed] = [...each.querySelectorAll('p > b')].map(({ textContent }) => textContent)
        return [`${open} open, ${closed} closed`, each.getBoundingClientRect().height] as const
      })
      seen.add(figures)
      expect(height).toBe(heightAtRest)
      await page.clock.runFor(400)
    }
    return [...seen]
  }
  await page.clock.runFor(5000)
  const rest = ['2 open, 48 closed']
  const clears = [...rest, '1 open, 49 closed', '0 open, 50 closed']
  expect(await play()).toEqual(rest)
  await panel.hover()
  expect(await play()).toEqual(clears)
  expect(await play()).toEqual(rest)
  await panel.getByRole('button').focus()
  expect(await play()).toEqual(clears)
  for (const top of [2000, 0]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    // Until the intersection observers have been notified.
    await page.evaluate(() => new Promise((done) => new IntersectionObserver(done).observe(document.body)))
  }
  expect(await play()).toEqual(clears)
  await page.mouse.move(0, 0)
  await panel.hover()
  await page.clock.runFor(500)
  await expect(panel.locator('[data-stage]')).not.toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(panel.locator('[data-stage]')).toHaveCount(0)
})
