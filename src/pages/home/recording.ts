import type { Locator, Page } from '@playwright/test'
import { chatTimings } from '#site/chat-timings.ts'
import { findPage } from '#site/pages.ts'
import type { Recording } from '#tools/record.ts'
import { chatTimeline } from '#ui/motion/chat.ts'
import { definition } from './definition.ts'
import { assistantChat, assistants } from './page-data.ts'

/** One recording per tab, in tab order, as long as the loop of its chat. For browsers without JavaScript. */
export const pageRecordings = assistants
  .filter(({ id }) => findPage(id))
  .map(({ asset: name, timing }) => ({
    name,
    lengthMs: chatTimeline(Object.values(assistantChat), chatTimings[timing]).loopMs,
  }))
  .map(({ name, lengthMs }, tab): Recording => ({
    name,
    path: definition.path,
    viewport: { width: 1180, height: 1000 },
    scale: 2,
    lengthMs,
    posterMs: lengthMs - 1000,
    fit: 'crop=iw-8:ih:4:0,scale=720:792:force_original_aspect_ratio=decrease:flags=lanczos,pad=720:792:(ow-iw)/2:0:white',
    prepare: async (page) => {
      await page.getByRole('tab').nth(tab).click()
      const chat = page.locator('[role=tabpanel]').nth(tab).locator('[aria-hidden] ol').locator('..')
      await chat.scrollIntoViewIfNeeded()
      await toStartOfChat(page, chat)
      return (path) => chat.screenshot({ path, animations: 'allow' })
    },
  }))

/** The chat starts in its final state: advance the clock until it starts over. */
async function toStartOfChat(page: Page, chat: Locator): Promise<void> {
  while ((await chat.locator('ol > li[data-stage]').count()) === 0) await page.clock.runFor(10)
}
