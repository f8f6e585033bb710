import { expect, test as base, type Page } from '@playwright/test'
import { settings } from './settings.ts'

/**
 * A page on which nothing may go wrong unnoticed: an error or a warning on the console (React's hydration warnings and
 * violations of the content policy among them) or an uncaught exception fails the test. `expectedTrouble` is what
 * a test provokes on purpose.
 */
export const test = base.extend<{ expectedTrouble: RegExp }>({
  expectedTrouble: [/^$/, { option: true }],
  page: async ({ page, expectedTrouble }, provide) => {
    const trouble: string[] = []
    page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text())
    })
    await provide(page)
    expect(trouble.filter((entry) => !expectedTrouble.test(entry))).toEqual([])
  },
})

/**
 * Tests reach no other host: the flags come from a stand-in where a test opens the language switch. Not everywhere: a
 * page with a route asks for all of its files anew, each by way of the test.
 */
export async function standInForFlags(page: Page): Promise<void> {
  await page.route(`${settings.flagHost}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

export { expect }
export type { APIRequestContext, Locator, Page, Request } from '@playwright/test'
