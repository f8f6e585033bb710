import type { Language } from '../site/languages.ts'
import type { TextBundles } from './store.ts'

/** The texts that a page was prerendered with. The browser starts from the same words. */
export type BuiltTexts = { language: Language; bundles: TextBundles }

/** The page names its file in a link that also preloads it. */
const LINK_ID = 'texts'

export function linkToTexts(address: string): string {
  return `<link id="${LINK_ID}" rel="preload" href="${address}" as="fetch" crossorigin fetchpriority="low">`
}

export async function loadBuiltTexts(document: Document): Promise<BuiltTexts> {
  const address = document.getElementById(LINK_ID)?.getAttribute('href')
  if (!address) throw new Error('The page names no texts')
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as BuiltTexts
}
