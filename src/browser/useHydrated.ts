import { useOnceHydrated } from './useOnceHydrated.ts'

/** False in the prerendered page and in its first drawing, true from then on: for what only scripts may change. */
export function useHydrated(): boolean {
  return useOnceHydrated<boolean>(true, false)
}
