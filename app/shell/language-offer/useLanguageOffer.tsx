import { useEffect, useState, type ReactNode } from 'react'
import { usePlace } from '../../routing/place.tsx'
import { offeredLanguage } from '../../site/languages.ts'
import { sitePathAt } from '../../site/paths.ts'
import { useLanguage } from '../../texts/useTexts.ts'
import { chosenLanguage } from '../language-choice.ts'

/** The line that offers a page in the visitor's language, where it is in another. Few see it: its code comes when it is needed. */
export function useLanguageOffer(): ReactNode {
  const { pathname } = usePlace()
  const language = useLanguage()
  const [offer, setOffer] = useState<ReactNode>()
  useEffect(() => {
    const offered = offeredLanguage(language, navigator.languages, chosenLanguage())
    if (!offered) return
    import('./LanguageOffer.tsx').then(
      ({ LanguageOffer }) => setOffer(<LanguageOffer offered={offered} />),
      // A page to which this does not come is still a page.
      console.warn,
    )
  }, [language])
  return sitePathAt(pathname) && offer
}
