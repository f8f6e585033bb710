import type { Locator } from '@playwright/test'
import { expect, type Page } from './fixtures.ts'
import { settings } from './settings.ts'

const FRAME_HEIGHT_PX = 800

/** The embed reserves its height before it loads. */
export async function expectEmbedHeight(section: Locator): Promise<void> {
  const heights = await section
    .locator('*')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
  expect(heights).toContain(FRAME_HEIGHT_PX)
}

export async function expectBuilderInNewTab(page: Page): Promise<void> {
  const builder = page.locator(`main a[href="${settings.builderUrl}"]`)
  await expect(builder).toHaveAttribute('target', '_blank')
  await expect(builder).toHaveAccessibleName(/\((opens in a new tab|abre em nova aba)\)$/)
}
