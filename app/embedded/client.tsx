import '@vitejs/plugin-react/preamble'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { embedPathAt } from '../site/embeds.ts'
import { start } from '../start.ts'
import { createTextStore } from '../texts/store.ts'
import { EmbeddedDocument } from './document.tsx'

start(({ language, bundles }) => {
  const here = embedPathAt(window.location.pathname)
  if (!here) return
  const texts = createTextStore(language, bundles)
  startTransition(() => {
    hydrateRoot(document, <EmbeddedDocument texts={texts} {...here} />)
  })
})
