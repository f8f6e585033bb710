import { expect, test as base, type Page, type Request } from '@playwright/test'
import { settings } from './settings.ts'

/** Fails on uncaught exceptions, console errors and warnings (hydration, content policy) not in `expectedErrors`. */
export const test = base.extend<{ expectedErrors: RegExp }>({
  expectedErrors: [/^$/, { option: true }],
  page: async ({ page, expectedErrors }, provide) => {
    const problems = watchProblems(page)
    await provide(page)
    expect(problems.filter((entry) => !expectedErrors.test(entry))).toEqual([])
  },
})

/** Preloads go unused without scripts. */
export const testWithoutScripts = test.extend({
  javaScriptEnabled: false,
  expectedErrors: /was preloaded using link preload/,
})

export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  return problems
}

/** The returned array keeps collecting the paths of matching requests. */
export function watchRequests(page: Page, isMatch: (request: Request) => boolean): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (isMatch(request)) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Only for tests that open the language switch: a page with a route bypasses the cache for all of its files. */
export async function stubFlags(page: Page): Promise<void> {
  await page.route(`${settings.flagHost}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

/** As if the visitor doesn't allow the site to store data. */
export async function blockStorage(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  }, storage)
}

/** Serves a document with one script for matching URLs. */
export async function stubDocument(page: Page, url: string, content: string, script = '', status = 200): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Stub</title>${content}<script>${script}</script></html>`
  await page.route(url, (route) => route.fulfill({ status, contentType: 'text/html', body }))
}

/** A script with which an embedded page of the site reports that it is ready. */
export const READY = `parent.postMessage({ type: 'frame:ready' }, '*')`

/** Replaces Google Analytics on pages opened from now on. Returns a function that reads its calls so far. */
export async function recordEvents(page: Page, names = /./): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript(() => {
    const events: unknown[][] = []
    Object.assign(window, { events, gtag: (...call: unknown[]) => events.push(call) })
  })
  return async () => {
    const events = await page.evaluate(() => (window as unknown as { events: unknown[][] }).events)
    return events.filter(([, name]) => names.test(String(name)))
  }
}

export { expect }
export type { APIRequestContext, FrameLocator, Locator, Page, Request } from '@playwright/test'
