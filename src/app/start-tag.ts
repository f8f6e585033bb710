/** What starts a document in the browser, and says what it is made of: written by the build, read by the script. */

import { PATIENCE_MS } from '#site/timings.ts'

type Start = {
  /** What the document shows. */
  id: string
  /** Address of the texts that it was rendered with. */
  texts: string
}

/** Sections far below have guessed heights, and the End key would scroll to the end of those: it lays out all of them. */
const END_KEY = 'onkeydown=e=>{if(e.key=="End")document.documentElement.dataset.fullLayout=""}'

/**
 * Asks for the module once something is on the screen: before that, a file would compete with what is to be seen. In a
 * frame, which is shown when it has come alive, it is asked for at once, and after a while in a browser that does not tell
 * of its paints. To ask twice is to ask once.
 */
export function startScript(module: string): string {
  const ask = `()=>import("${module}")`
  return `{${END_KEY};let a=${ask};setTimeout(a,self==top&&${PATIENCE_MS});new PerformanceObserver(a).observe({type:"paint"})}`
}

export function startTag(module: string, { id, texts }: Start): string {
  return `<script data-id="${id}" data-texts="${texts}">${startScript(module)}</script>`
}

export function readStart(document: Document): Start {
  const { id = '', texts = '' } = document.querySelector<HTMLElement>('script[data-id]')?.dataset ?? {}
  return { id, texts }
}
