/** The element that starts a document in the browser, and what it says about it: written by the build, read by the script. */

type Start = {
  /** What the document shows. */
  id: string
  /** Address of the texts that it was rendered with. */
  texts: string
  /** Addresses of its whole sheets. */
  sheets: readonly string[]
}

/** Fonts and pictures come first. */
export function startTag(module: string, { id, texts, sheets }: Start): string {
  const data = `data-id="${id}" data-texts="${texts}" data-sheets="${sheets.join(' ')}"`
  return `<script type="module" async fetchpriority=low src="${module}" ${data}></script>`
}

export function readStart(document: Document): Start {
  const { id = '', texts = '', sheets = '' } = document.querySelector<HTMLElement>('script[data-id]')?.dataset ?? {}
  return { id, texts, sheets: sheets.split(' ').filter(Boolean) }
}
