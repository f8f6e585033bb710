import { useOnceHydrated } from './useOnceHydrated.ts'

/** False in the prerendered page and while hydrating, then true. For content that depends on the browser. */
export function useHydrated(): boolean {
  return useOnceHydrated<boolean>(true, false)
}
