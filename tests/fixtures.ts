import { expect, test as base, type Page } from '@playwright/test'
import { settings } from './settings.ts'

/**
 * Fails a test on console errors and warnings (React's hydration warnings and content policy violations included) and
 * on uncaught exceptions. `expectedErrors` matches the messages that a test provokes on purpose.
 */
export const test = base.extend<{ expectedErrors: RegExp }>({
  expectedErrors: [/^$/, { option: true }],
  page: async ({ page, expectedErrors }, provide) => {
    const problems = watchProblems(page)
    await provide(page)
    expect(problems.filter((entry) => !expectedErrors.test(entry))).toEqual([])
  },
})

/** Collects console errors, console warnings and uncaught exceptions from now on. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  return problems
}

/**
 * Stubs the flag host for tests that open the language switch, because tests reach no other host. Don't use it
 * everywhere: a page with a route bypasses the cache for all of its files.
 */
export async function stubFlags(page: Page): Promise<void> {
  await page.route(`${settings.flagHost}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

export { expect }
export type { APIRequestContext, Locator, Page, Request } from '@playwright/test'
