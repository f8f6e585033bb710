import { useEffect, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Returns `prerendered` until hydrated, then `value`: React doesn't patch attributes that differ from the HTML. */
export function useOnceHydrated<T extends string | boolean>(value: T, prerendered: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => prerendered,
  )
}

/** For content that depends on the browser: false in the prerendered page and while hydrating, then true. */
export function useHydrated(): boolean {
  return useOnceHydrated<boolean>(true, false)
}

/** Marks a part of the document once its effects run, so that `early-input.ts` can replay input on it. */
export function useHydrationMark(findPart: () => Element | null | undefined): void {
  useEffect(() => findPart()?.setAttribute('data-hydrated', ''))
}
