import { useEffect } from 'react'

/** Marks a part of the document once its effects run, so that `early-input.ts` can replay input on it. */
export function useHydrationMark(findPart: () => Element | null | undefined): void {
  useEffect(() => findPart()?.setAttribute('data-hydrated', ''))
}
