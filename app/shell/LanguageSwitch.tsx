import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { languageFacts, languages, type Language } from '../site/languages.ts'
import { pathIn } from '../site/paths.ts'
import { useLanguage, useTexts } from '../texts/useTexts.ts'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Flag } from './Flag.tsx'
import { chooseLanguage } from './language-choice.ts'
import styles from './LanguageSwitch.module.css'

/** In the bar of wide screens: the current language, which opens the list of both. */
export function LanguageMenu() {
  const { language } = useTexts('common')
  const current = useLanguage()
  return (
    <details name="menus" className={styles.menu}>
      <summary className={styles.current}>
        <VisuallyHidden>{language.label}: </VisuallyHidden>
        <Flag language={current} />
        {languageFacts[current].short}
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </summary>
      <LanguageLinks className={styles.list ?? ''} />
    </details>
  )
}

/** Both languages under their own names. A full page load to the same page, with the query kept. */
export function LanguageLinks({ className }: { className: string }) {
  const { language } = useTexts('common')
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <ul className={classes(styles.links, className)} aria-label={language.label}>
      {languages.map((each) => (
        <li key={each}>
          <LanguageLink language={each} href={pathIn(each, pathname) + search} isCurrent={each === current} />
        </li>
      ))}
    </ul>
  )
}

function LanguageLink({ language, href, isCurrent }: { language: Language; href: string; isCurrent: boolean }) {
  return (
    <a
      className={styles.link}
      href={href}
      hrefLang={language}
      lang={language}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => chooseLanguage(language)}
    >
      <Flag language={language} outside />
      {languageFacts[language].name}
    </a>
  )
}
