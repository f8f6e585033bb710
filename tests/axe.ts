import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The package exports the unminified source, twice the size. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** iframes that take longer are skipped: they are still empty. */
const FRAME_TIMEOUT_MS = 1000

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Injects axe into each document once: parsing it takes longer than running it. */
export async function findViolations(page: Page, within = 'html', withColors = true) {
  await injectAxe(page.mainFrame())
  const others = page.frames().filter((frame) => frame !== page.mainFrame())
  await Promise.all(others.map((frame) => Promise.race([injectAxe(frame).catch(() => {}), wait(FRAME_TIMEOUT_MS)])))
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    // `target-size` (24 px) is off by default.
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: withColors } },
  }
  const violations = await page.evaluate(async ([context, how]) => (await window.axe!.run(context, how)).violations, [
    within,
    options,
  ] as const)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })))
}

/** Contrast takes longest: set `withColors` to false if the other language has checked the same state. */
export async function expectNoViolations(page: Page, within = 'html', state = '', withColors = true): Promise<void> {
  const violations = await findViolations(page, within, withColors)
  const found = violations.map(({ rule, html }) => `${rule}: ${html}`)
  expect.soft(found, state).toEqual([])
  // Safari drops the role of a list without bullets, and its name with it.
  const lists = page.locator(within).locator(':is(ul, ol):is([aria-label], [aria-labelledby]):not([role=list])')
  const withoutRole = await lists.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
  expect.soft(withoutRole, `${state}: role=list`).toEqual([])
}

async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(source)
}
