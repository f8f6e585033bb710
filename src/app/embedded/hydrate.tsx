import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { resolveTexts } from '#i18n/loading.ts'
import { createTextStore } from '#i18n/store.ts'
import { embedPathAt } from '#site/embeds.ts'
import type { Hydrate } from '../start.ts'
import { EmbeddedDocument } from './document.tsx'

export const hydrate: Hydrate = async (builtTexts) => {
  const here = embedPathAt(window.location.pathname)
  if (!here) return
  const { language, bundles } = await resolveTexts(builtTexts, here.language, here.embed.namespaces)
  const texts = createTextStore(language, bundles)
  startTransition(() => {
    hydrateRoot(document, <EmbeddedDocument texts={texts} {...here} />)
  })
}
