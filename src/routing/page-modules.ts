import type { ComponentType } from 'react'
import type { LazySections } from './DeferredHydration.tsx'

/** `Below`: what comes later where the page was served as HTML, and with it everywhere else. */
export type PageModule = { default: ComponentType; BelowTheFold?: LazySections }

const modules = import.meta.glob<PageModule>('../pages/*/page.tsx')

/** The code of a page. */
export function importPage(id: string): Promise<PageModule> {
  const load = modules[`../pages/${id}/page.tsx`]
  return load ? load() : Promise.reject(new Error(`src/pages/${id}/page.tsx does not exist`))
}
