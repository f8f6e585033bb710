import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** What passes is not counted. Off by default in axe, but required: targets of 24 px. */
function optionsFor(withColors: boolean): axe.RunOptions {
  return {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: withColors } },
  }
}

/** Half of what the package itself hands out, which comes with its comments. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A frame that takes longer is looked at by nobody: it has nothing to show yet. */
const FRAME_MS = 1000

declare global {
  interface Window {
    axe?: typeof axe
  }
}

type Violation = { rule: string; html: string }

/** The page and what its frames show. axe is handed to each document once: it takes longer to read than to run. */
export async function violationsOn(page: Page, within = 'html', withColors = true): Promise<Violation[]> {
  await handTo(page.mainFrame())
  const others = page.frames().filter((frame) => frame !== page.mainFrame())
  await Promise.all(others.map((frame) => Promise.race([handTo(frame).catch(() => {}), delay(FRAME_MS)])))
  const violations = await page.evaluate(async ([context, how]) => (await window.axe!.run(context, how)).violations, [
    within,
    optionsFor(withColors),
  ] as const)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })))
}

/**
 * Softly: whatever else is asked of the page is asked all the same. Contrast takes longer than all other rules: whoever
 * has looked at a state in one language can leave the colours of the other out.
 */
export async function expectNothingFound(page: Page, within = 'html', state = '', withColors = true): Promise<void> {
  const violations = await violationsOn(page, within, withColors)
  expect
    .soft(
      violations.map(({ rule, html }) => `${rule}: ${html}`),
      state,
    )
    .toEqual([])
}

async function handTo(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(source)
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}
