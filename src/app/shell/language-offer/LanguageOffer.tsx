import { Globe, X } from 'lucide'
import { useRef, useState } from 'react'
import { useLanguage } from '#i18n/useTexts.ts'
import { useLocation } from '#routing/location.tsx'
import { translatedInto } from '#site/build-constants.ts'
import type { Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { sitePathAt } from '#site/paths.ts'
import { IconButton } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { chooseLanguage, useAddressIn } from '../LanguageSwitch.tsx'
import { useFloating } from '../useFloating.ts'
import styles from './LanguageOffer.module.css'

export function LanguageOffer({ offered, labels }: { offered: Language; labels: Texts['common']['languageOffer'] }) {
  const current = useLanguage()
  const addressIn = useAddressIn()
  const { pathname } = useLocation()
  const line = useRef<HTMLElement>(null)
  const className = useFloating(line, styles.offer)
  const [dismissed, setDismissed] = useState(false)
  if (dismissed || !translatedInto(sitePathAt(pathname)?.page.id).includes(offered)) return null
  return (
    <aside ref={line} className={className} lang={offered} aria-label={labels.question}>
      <Icon of={Globe} size={19} />
      <span>{labels.question}</span>
      <a className={styles.accept} href={addressIn(offered)} hrefLang={offered} onClick={() => chooseLanguage(offered)}>
        {labels.accept}
      </a>
      <IconButton
        of={X}
        size={17}
        className={styles.dismiss}
        aria-label={labels.dismiss}
        onClick={() => {
          chooseLanguage(current)
          setDismissed(true)
        }}
      />
    </aside>
  )
}
