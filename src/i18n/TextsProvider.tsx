import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { hydrateAll } from '#browser/deferred-hydration.ts'
import type { TextStore } from './store.ts'
import { TextsContext } from './useTexts.ts'

/** Edits must appear everywhere at once, so all deferred sections hydrate first. */
export function TextsProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  const [version, setVersion] = useState(() => store.version())
  useEffect(
    () =>
      store.subscribe(() => {
        hydrateAll()
        startTransition(() => setVersion(store.version()))
      }),
    [store],
  )
  const texts = useMemo(() => ({ store, version }), [store, version])
  return <TextsContext value={texts}>{children}</TextsContext>
}
