import { fileIn } from '#i18n/testing/texts-in.ts'
import { embedPath } from '#site/embeds.ts'
import { PT } from '#site/testing/portuguese.ts'
import type { FrameLocator, Page } from './fixtures.ts'
import { openHydrated } from './open-page.ts'

export const texts = { en: fileIn('en', 'diagnostic'), pt: fileIn(PT, 'diagnostic') }
export type Language = keyof typeof texts

export function open(page: Page, language: Language, framed = false): Promise<void> {
  return openHydrated(page, embedPath('diagnostic', language === 'pt' ? PT : language, { framed }))
}

/** The answers of the current question. */
export const options = (page: Page | FrameLocator) => page.locator('[role=group][tabindex="-1"] button')

export const report = (page: Page | FrameLocator) => page.locator('[data-stage=report]')

export async function begin(page: Page | FrameLocator, language: Language): Promise<void> {
  await page.getByRole('button', { name: texts[language].start.begin }).click()
}

export async function switchToVoice(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: texts[language].agent.voice, exact: true }).click()
}

export const microphone = (page: Page, language: Language) =>
  page.getByRole('button', { name: texts[language].input.listen, exact: true })

/** Answers follow-ups with yes. */
export async function answerAll(page: Page | FrameLocator, level: 1 | 2 | 3 | 4): Promise<void> {
  while (!(await report(page).count())) {
    const isFollowUp = (await page.locator('[role=group] ol').count()) === 0
    await options(page)
      .nth(isFollowUp ? 0 : level - 1)
      .click()
  }
}
