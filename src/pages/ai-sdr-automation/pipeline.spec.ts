import { SDR_STAGE_MS } from '#site/timings.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openWithFakedClock } from '#tests/open-page.ts'
import { definition } from './definition.ts'
import { sdrStages } from './sample-data.ts'

test('moves the highlight of the pipeline at its pace, wraps, and pauses under the pointer', async ({ page }) => {
  await openWithFakedClock(page, definition.path)
  const stages = page
    .locator('main ol')
    .filter({ has: page.locator('[data-current]') })
    .locator('> li')
  const current = () => stages.evaluateAll((all) => all.findIndex((stage) => stage.hasAttribute('data-current')))
  await expect(stages).toHaveCount(sdrStages.length)
  // Advance to the next change, however much of this stage has passed.
  const start = await current()
  while ((await current()) === start) await page.clock.runFor(100)
  const first = await current()
  await page.clock.runFor(SDR_STAGE_MS / 2)
  for (let step = 1; step <= sdrStages.length; step += 1) {
    await page.clock.runFor(SDR_STAGE_MS)
    expect(await current()).toBe((first + step) % sdrStages.length)
  }
  await stages.first().hover()
  await page.clock.runFor(SDR_STAGE_MS)
  expect(await current(), 'paused under the pointer').toBe(first)
})
