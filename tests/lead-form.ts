import type { FrameLocator, Locator, Page } from '@playwright/test'
import { openSqliteStore } from '#leads/server/store/sqlite.ts'
import type { SubmissionKind } from '#leads/server/store/submission.ts'
import { LEADS_DATABASE_FILE } from './leads-database.ts'

type Form = Page | FrameLocator

const contact = { firstName: 'Ana', lastName: 'Pereira', email: 'ana@tavelmo.example', company: 'Tavelmo' }

export async function fillContact(form: Form, changes: Partial<typeof contact> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...contact, ...changes })) {
    await form.locator(`[name=${name}]`).fill(value)
  }
  await form.locator('[name=consent]').check()
}

export async function fillLead(form: Form, changes: Partial<typeof contact> = {}): Promise<void> {
  await fillContact(form, changes)
  await form.locator('[name=teamSize]').selectOption('51-200')
  await form.locator('[name=topic]').selectOption('support')
}

export async function type(page: Page, ...values: string[]): Promise<void> {
  for (const value of values) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Reaches one of these elements with the Tab key, as a keyboard user does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' })
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluateAll((all) => all.some((each) => each === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Cannot reach ${target.toString()} with the keyboard`)
}

export const send = (form: Form) => form.locator('button[type=submit]').click()

export async function findStored(kind: SubmissionKind, email: string) {
  const store = openSqliteStore(LEADS_DATABASE_FILE)
  const stored = await store.list(kind)
  await store.close()
  return stored.filter(({ form }) => form.email === email)
}
