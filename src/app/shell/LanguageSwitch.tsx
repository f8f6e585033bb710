import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { trackEvent } from '#browser/analytics/analytics.ts'
import { getStored, setStored } from '#browser/storage.ts'
import { useOnceHydrated } from '#browser/useHydrated.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { useLocation } from '#routing/location.tsx'
import { settings, translatedInto } from '#site/build-constants.ts'
import { languageFacts, languageOfCode, type Language } from '#site/languages.ts'
import { pathIn, sitePathAt } from '#site/paths.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import bar from './BarItem.module.css'
import styles from './LanguageSwitch.module.css'

export function LanguageMenu() {
  const { language } = useTexts('common')
  const current = useLanguage()
  const [opened, setOpened] = useState(false)
  return (
    <details name="menus" className={styles.menu} onToggle={() => setOpened(true)}>
      <summary className={bar.item}>
        <VisuallyHidden>{`${language.label}: `}</VisuallyHidden>
        <Flag language={current} />
        {languageFacts[current].short}
        <Icon of={ChevronDown} size={14} />
      </summary>
      <LanguageLinks className={styles.list ?? ''} opened={opened} />
    </details>
  )
}

/** Links load the same page in full and keep the query. The flag host is contacted only once the menu was `opened`. */
export function LanguageLinks({ className, opened }: { className: string; opened: boolean }) {
  const { language } = useTexts('common')
  const current = useLanguage()
  const addressIn = useAddressIn()
  const { pathname } = useLocation()
  return (
    <ul className={className} role="list" aria-label={language.label}>
      {translatedInto(sitePathAt(pathname)?.page.id).map((each) => (
        <li key={each}>
          <a
            className={styles.link}
            href={addressIn(each)}
            hrefLang={each}
            lang={each}
            aria-current={each === current ? 'true' : undefined}
            onClick={() => {
              chooseLanguage(each)
              if (each !== current) trackEvent('switch_language', { to: each })
            }}
          >
            <Flag language={each} outside={opened} />
            {languageFacts[each].name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The bundled flag. `outside` uses the outside flag host, with the bundled flag as fallback. */
function Flag({ language, outside = false }: { language: Language; outside?: boolean }) {
  const [failed, setFailed] = useState(false)
  const host = outside && !failed ? settings.flagHost : '/icons/flags'
  return (
    <img
      className={styles.flag}
      src={`${host}/${languageFacts[language].flag}.svg`}
      alt=""
      width="21"
      height="15"
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}

/** No query until hydrated. The not-found page is prerendered once for all paths, so it links home until hydrated. */
export function useAddressIn(): (language: Language) => string {
  const { pathname, search } = useLocation()
  const query = useOnceHydrated(search, '')
  const path = useOnceHydrated(pathname, sitePathAt(pathname) ? pathname : '/')
  return (language) => pathIn(language, path) + query
}

const STORAGE_KEY = 'language'

export function chosenLanguage(): Language | undefined {
  return languageOfCode(getStored(STORAGE_KEY) ?? '')
}

export function chooseLanguage(language: Language): void {
  setStored(STORAGE_KEY, language)
}
