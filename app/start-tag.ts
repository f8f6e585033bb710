/** The element that starts a document in the browser, and what it says about it: written by the build, read by the script. */

type Start = {
  /** Address of the texts that the document was rendered with. */
  texts: string
  /** Addresses of the scripts and sheets that it will want. */
  files: readonly string[]
}

/** Asynchronous and of low priority: fonts and pictures come first. */
export function startTag(module: string, { texts, files }: Start): string {
  const wanted = files.length > 0 ? ` data-files="${files.join(' ')}"` : ''
  return `<script type="module" async fetchpriority="low" src="${module}" data-texts="${texts}"${wanted}></script>`
}

export function readStart(document: Document): Start {
  const { texts = '', files = '' } = document.querySelector<HTMLElement>('script[data-texts]')?.dataset ?? {}
  return { texts, files: files.split(' ').filter(Boolean) }
}
