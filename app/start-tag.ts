/** What starts a document in the browser, and says what it is made of: written by the build, read by the script. */

import { PATIENCE_MS } from './site/timings.ts'

type Start = {
  /** What the document shows. */
  id: string
  /** Address of the texts that it was rendered with. */
  texts: string
  /** Addresses of its whole sheets. */
  sheets: readonly string[]
}

/** `later` are sheets of what comes below the first screen: its code brings them. */
type Written = Start & { later?: readonly string[] }

/** Sections far below have guessed heights, and the End key would scroll to the end of those: it lays out all of them. */
const END_KEY = 'onkeydown=e=>{if(e.key=="End")document.documentElement.dataset.whole=""}'

/**
 * Asks for the module once something is on the screen: before that, a file would compete with what is to be seen. In a
 * frame, which is shown when it has come alive, it is asked for at once, and after a while in a browser that does not tell
 * of its paints. To ask twice is to ask once.
 */
export function startScript(module: string): string {
  const ask = `()=>import("${module}")`
  return `{${END_KEY};let a=${ask};setTimeout(a,self==top&&${PATIENCE_MS});new PerformanceObserver(a).observe({type:"paint"})}`
}

/** The document itself carries the styles of its first drawing. To whoever has no scripts all sheets come with it. */
export function startTags(module: string, { id, texts, sheets, later = [] }: Written): string {
  const script = `<script data-id="${id}" data-texts="${texts}">${startScript(module)}</script>`
  return script + withoutScripts(sheets) + withoutScripts(later)
}

function withoutScripts(sheets: readonly string[]): string {
  if (sheets.length === 0) return ''
  return `<noscript>${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')}</noscript>`
}

export function readStart(document: Document): Start {
  const script = document.querySelector<HTMLElement>('script[data-id]')
  const { id = '', texts = '' } = script?.dataset ?? {}
  // Where scripts run, what stands in there is no element but text.
  const links = script?.nextElementSibling?.matches('noscript') ? script.nextElementSibling.textContent : ''
  return { id, texts, sheets: [...links.matchAll(/href="([^"]+)"/g)].map(([, sheet = '']) => sheet) }
}
