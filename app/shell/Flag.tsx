import { useState } from 'react'
import { settings } from '../site/built-in.ts'
import { languageFacts, type Language } from '../site/languages.ts'
import styles from './Flag.module.css'

/** The bundled flag; with `outside`, the one of the outside flag host over it, unless that does not answer. */
export function Flag({ language, outside = false }: { language: Language; outside?: boolean }) {
  const Bundled = bundledFlags[language]
  const [failed, setFailed] = useState(false)
  return (
    <span className={styles.flag}>
      <Bundled />
      {outside && !failed && (
        <img
          src={`${settings.flagHost}/${languageFacts[language].flag}.svg`}
          alt=""
          width="21"
          height="15"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  )
}

function UnitedStates() {
  return (
    <svg viewBox="0 0 21 15" aria-hidden>
      <path className={styles.white} d="M0 0h21v15H0z" />
      <path className={styles.stripes} d="M0 .6h21M0 2.9h21M0 5.2h21M0 7.5h21M0 9.8h21M0 12.1h21M0 14.4h21" />
      <path className={styles.navy} d="M0 0h9.5v8H0z" />
    </svg>
  )
}

function Brazil() {
  return (
    <svg viewBox="0 0 21 15" aria-hidden>
      <path className={styles.green} d="M0 0h21v15H0z" />
      <path className={styles.yellow} d="m10.500 1.700 8.600 5.800-8.600 5.800-8.600-5.800z" />
      <circle className={styles.navy} cx="10.5" cy="7.5" r="3.1" />
    </svg>
  )
}

const bundledFlags: Record<Language, () => React.JSX.Element> = { en: UnitedStates, pt: Brazil }
