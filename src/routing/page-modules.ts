import type { ComponentType, ReactNode } from 'react'
import type { LazySections } from './DeferredHydration.tsx'

export type PageModule = {
  /** Sections that load with the page. */
  default: ComponentType
  /** Loads later on the initial document, and with the page after a client-side navigation. */
  BelowTheFold?: LazySections
  /** Around all sections. */
  Provider?: ComponentType<{ children: ReactNode }>
}

const modules = import.meta.glob<PageModule>('../pages/*/page.tsx')

export function importPage(id: string): Promise<PageModule> {
  const load = modules[`../pages/${id}/page.tsx`]
  return load ? load() : Promise.reject(new Error(`src/pages/${id}/page.tsx does not exist`))
}
