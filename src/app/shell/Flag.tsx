import { useState } from 'react'
import { settings } from '#site/build-constants.ts'
import { languageFacts, type Language } from '#site/languages.ts'
import styles from './Flag.module.css'

/** The bundled flag. `outside` uses the outside flag host, with the bundled flag as fallback. */
export function Flag({ language, outside = false }: { language: Language; outside?: boolean }) {
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
