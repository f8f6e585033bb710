import '@vitejs/plugin-react/preamble'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { embedPathAt } from '../site/embeds.ts'
import { start } from '../start.ts'
import { createI18n } from '../texts/i18n.ts'
import { FramedDocument } from './document.tsx'

start(({ language, bundles }) => {
  const here = embedPathAt(window.location.pathname)
  if (!here) return
  const i18n = createI18n(language, bundles)
  startTransition(() => {
    hydrateRoot(document, <FramedDocument i18n={i18n} {...here} />)
  })
})
