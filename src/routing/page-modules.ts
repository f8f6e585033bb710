import type { ComponentType } from 'react'
import type { LazySections } from './DeferredHydration.tsx'

/** `BelowTheFold` loads later on the initial document, and with the page after a client-side navigation. */
export type PageModule = { default: ComponentType; BelowTheFold?: LazySections }

const modules = import.meta.glob<PageModule>('../pages/*/page.tsx')

export function importPage(id: string): Promise<PageModule> {
  const load = modules[`../pages/${id}/page.tsx`]
  return load ? load() : Promise.reject(new Error(`src/pages/${id}/page.tsx does not exist`))
}
