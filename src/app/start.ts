// First of all: tokens.css names the order of the cascade layers.
import '#ui/tokens.css'
import '#ui/base.css'
import { keepEarlyInput } from '#browser/early-input.ts'
import { idleOrInteraction, nextTask } from '#browser/idle.ts'
import { reloadOnPopstate } from '#browser/initial-path.ts'
import { entryHere, restorePosition } from '#browser/scroll.ts'
import type { BuiltTexts } from '#i18n/built.ts'
import { recallMotion } from '#ui/motion/preference.ts'
import { readStart } from './start-tag.ts'

/** Draws the document's components over its HTML. Without texts, since they could not be had, it looks for others. */
export type Hydrate = (texts: Promise<BuiltTexts>) => Promise<void>

/**
 * What every document of the site does first in the browser, whether a page or what a frame loads. It is all that runs
 * until the page has come to rest or the visitor moves: the HTML reads, links and opens its menus by itself. Then what
 * hydrates it, the code of what it shows and its texts are fetched side by side.
 */
export async function start(
  load: () => Promise<{ hydrate: Hydrate }>,
  /** Fetches the code of what the document shows, for a head start. */
  loadShown?: (id: string) => Promise<unknown>,
): Promise<void> {
  resume()
  keepEarlyInput()
  reloadOnPopstate()
  recallMotion()
  const { id, texts } = readStart(document)
  await idleOrInteraction()
  try {
    // To ask for a file takes a phone a while: one at a time, so that it can answer the visitor in between.
    void import('react-dom/client').catch(() => {})
    await nextTask()
    const builtTexts = fetchTexts(texts)
    // Whoever waits for them says so.
    builtTexts.catch(() => {})
    await nextTask()
    const hydrating = load()
    hydrating.catch(() => {})
    await nextTask()
    // A head start: whoever draws it asks again, and knows what to do without it.
    const shown = loadShown?.(id).catch(() => {})
    const { hydrate } = await hydrating
    await shown
    await hydrate(builtTexts)
  } catch (error) {
    console.warn('The page stays as prerendered.', error)
  }
}

/** A document that is opened again is shown where it was left. */
function resume(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' || window.location.hash) return
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', restoreHere, { once: true })
  else restoreHere()
}

function restoreHere(): void {
  restorePosition(entryHere())
}

async function fetchTexts(address: string): Promise<BuiltTexts> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as BuiltTexts
}
