import { Globe, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { offeredLanguage, type Language } from '../site/languages.ts'
import { pathIn } from '../site/paths.ts'
import { useLanguage, useTexts } from '../texts/useTexts.ts'
import { chooseLanguage, chosenLanguage } from './language-choice.ts'
import styles from './LanguageOffer.module.css'

/** One quiet line for a Portuguese-speaking browser on an English page. It lies over the page and moves nothing. */
export function LanguageOffer() {
  const { languageOffer } = useTexts('common')
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const [offered, setOffered] = useState<Language>()

  useEffect(() => setOffered(offeredLanguage(current, navigator.languages, chosenLanguage())), [current])

  if (!offered) return null
  return (
    <aside className={styles.offer} lang={offered} aria-label={languageOffer.question}>
      <Globe size={19} strokeWidth={1.7} aria-hidden />
      <span>{languageOffer.question}</span>
      <a
        className={styles.accept}
        href={pathIn(offered, pathname) + search}
        hrefLang={offered}
        onClick={() => chooseLanguage(offered)}
      >
        {languageOffer.accept}
      </a>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={languageOffer.dismiss}
        onClick={() => {
          chooseLanguage(current)
          setOffered(undefined)
        }}
      >
        <X size={17} strokeWidth={1.8} aria-hidden />
      </button>
    </aside>
  )
}
