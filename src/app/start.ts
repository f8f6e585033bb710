// Must be first: tokens.css declares the order of the cascade layers.
import '#ui/tokens.css'
import '#ui/base.css'
import { captureEarlyInput } from '#browser/early-input.ts'
import { waitForIdleOrInteraction, nextTask } from '#browser/idle.ts'
import { reloadOnPopstate } from '#browser/initial-path.ts'
import { currentEntry, restorePosition } from '#browser/scroll.ts'
import type { BuiltTexts } from '#i18n/loading.ts'
import { restoreMotionPreference } from '#ui/motion/preference.ts'
import { readStart } from './start-tag.ts'

/** Hydrates the document. If `texts` rejects, it loads the locale files instead. */
export type Hydrate = (texts: Promise<BuiltTexts>) => Promise<void>

/** Nothing runs until the page is idle or the visitor interacts: text, links and menus work without JavaScript. */
export async function start(
  load: () => Promise<{ hydrate: Hydrate }>,
  preloadPage?: (id: string) => Promise<unknown>,
): Promise<void> {
  resume()
  captureEarlyInput()
  reloadOnPopstate()
  restoreMotionPreference()
  const { id, texts } = readStart(document)
  await waitForIdleOrInteraction()
  try {
    // Starting a request is slow on phones: start one per task, so that the page can respond to input in between.
    void import('react-dom/client').catch(() => {})
    await nextTask()
    const builtTexts = fetchTexts(texts)
    // Avoid an unhandled rejection; `hydrate` handles the error.
    builtTexts.catch(() => {})
    await nextTask()
    const hydrating = load()
    hydrating.catch(() => {})
    await nextTask()
    // A preload: the page registry imports the page again and handles the error.
    const preloading = preloadPage?.(id).catch(() => {})
    const { hydrate } = await hydrating
    await preloading
    await hydrate(builtTexts)
  } catch (error) {
    console.warn('The page could not be hydrated and stays as prerendered.', error)
  }
}

/** Restores the scroll position after a reload or a history navigation. */
function resume(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' || window.location.hash) return
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', restoreCurrentPosition, { once: true })
  else restoreCurrentPosition()
}

function restoreCurrentPosition(): void {
  restorePosition(currentEntry())
}

async function fetchTexts(address: string): Promise<BuiltTexts> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`)
  return (await response.json()) as BuiltTexts
}
