import type { Language } from '../site/languages.ts'
import type { TextBundles } from './i18n.ts'

/** The texts that a page was prerendered with travel in the page, so that the browser starts from the same words. */
export type InlinedTexts = { language: Language; bundles: TextBundles }

const ELEMENT_ID = 'texts'

/** JSON that may stand inside a script element: no `<` can close it early. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

export function InlinedTextsScript({ texts }: { texts: InlinedTexts }) {
  return <script id={ELEMENT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(texts) }} />
}

export function readInlinedTexts(document: Document): InlinedTexts | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as InlinedTexts) : undefined
}
