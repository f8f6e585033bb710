import { createTextStore } from '#i18n/store.ts'
import { trackMissingTexts } from '#i18n/track-missing-texts.ts'
import { embedPathAt } from '#site/embeds.ts'
import { renderDocument, type Render } from '../render-document.ts'
import { EmbeddedDocument } from './document.tsx'

export const render: Render = ({ path, language, bundles }) => {
  const here = embedPathAt(path)
  if (!here) throw new Error(`${path} is not an embedded page`)
  const { texts, missing } = trackMissingTexts(createTextStore(language, bundles, { strict: true }))
  return renderDocument(() => <EmbeddedDocument texts={texts} {...here} />, path, missing)
}
