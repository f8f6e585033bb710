/** The inline script that starts a document, with its page id and texts URL as attributes. Written by the build. */

import { STARTUP_TIMEOUT_MS } from '#site/timings.ts'

type Start = {
  id: string
  /** URL of the texts the document was rendered with. */
  texts: string
}

/** Sections below the fold have estimated heights, so End would miss the end of the page: do a full layout first. */
const END_KEY = 'onkeydown=e=>{if(e.key=="End")document.documentElement.dataset.fullLayout=""}'

/**
 * Imports the module after the first paint, so that the download doesn't compete with visible content. An iframe, which
 * is shown only once it is hydrated, imports it right away. In browsers without paint timing, a timeout triggers the
 * import. Importing a module twice is harmless.
 */
export function startScript(module: string): string {
  const importModule = `()=>import("${module}")`
  return `{${END_KEY};let a=${importModule};setTimeout(a,self==top&&${STARTUP_TIMEOUT_MS});new PerformanceObserver(a).observe({type:"paint",buffered:true})}`
}

export function startTag(module: string, { id, texts }: Start): string {
  return `<script data-id="${id}" data-texts="${texts}">${startScript(module)}</script>`
}

export function readStart(document: Document): Start {
  const { id = '', texts = '' } = document.querySelector<HTMLElement>('script[data-id]')?.dataset ?? {}
  return { id, texts }
}
