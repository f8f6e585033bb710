import type { BuiltTexts } from '#i18n/built-texts.ts'
import { createTextStore } from '#i18n/store.ts'
import { trackMissingTexts } from '#i18n/track-missing-texts.ts'
import { embedPathAt } from '#site/embeds.ts'
import { renderDocument } from '../render-document.ts'
import { EmbeddedDocument } from './document.tsx'

/** `bundles` contains `common` and the embedded page's namespaces. */
type Request = BuiltTexts & { path: string }

export function renderEmbed({ path, language, bundles }: Request): Promise<string> {
  const here = embedPathAt(path)
  if (!here) throw new Error(`${path} is not an embedded page`)
  const { texts, missing } = trackMissingTexts(createTextStore(language, bundles, { strict: true }))
  return renderDocument(() => <EmbeddedDocument texts={texts} {...here} />, path, missing)
}
