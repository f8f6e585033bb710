import { fileIn } from '#i18n/testing/texts-in.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expect, type Page } from './fixtures.ts'
import { openAndInteract } from './open-page.ts'

export const texts = { en: fileIn('en', 'assistant'), pt: fileIn(PT, 'assistant') }

export const questions = {
  en: {
    answered: 'What happens after I send the demo form?',
    unanswered: 'How far away is the moon?',
    page: '/book-a-demo',
  },
  pt: {
    answered: 'O que acontece depois que envio o formulário da demonstração?',
    unanswered: 'A que distância fica a lua?',
    page: '/pt/book-a-demo',
  },
}

/** Opens fastest. The assistant is the same on every page. */
export const SMALL_PAGE = { en: '/privacy', pt: '/pt/privacy' }

export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1440, height: 900 }

export const launcher = (page: Page) => page.locator('aside > form > button')
export const panel = (page: Page) => page.locator('dialog[open]')
export const log = (page: Page) => panel(page).getByRole('log')
export const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

export const voiceChat = (page: Page) =>
  page.locator('footer').getByRole('button', { name: /Voice chat|Conversa por voz/ })

export async function openPanel(page: Page): Promise<void> {
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
}

export async function openPanelAt(page: Page, path: string): Promise<void> {
  await openAndInteract(page, path)
  await openPanel(page)
}

export async function ask(page: Page, question: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText(question)
}
