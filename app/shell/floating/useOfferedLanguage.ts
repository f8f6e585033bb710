import { useSyncExternalStore } from 'react'
import { offeredLanguage, type Language } from '../../site/languages.ts'
import { useLanguage } from '../../texts/useTexts.ts'
import { chosenLanguage } from '../language-choice.ts'

/** The browser's languages do not change while a page is read. */
const settled = () => () => {}

/** The language that the visitor may be offered; none in prerendered pages. */
export function useOfferedLanguage(): Language | undefined {
  const current = useLanguage()
  return useSyncExternalStore(
    settled,
    () => offeredLanguage(current, navigator.languages, chosenLanguage()),
    () => undefined,
  )
}
