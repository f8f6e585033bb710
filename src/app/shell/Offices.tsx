import { useLanguage } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { formatPhone } from '#site/format.ts'
import { languageFacts } from '#site/languages.ts'
import styles from './Offices.module.css'

export function Offices({ title }: { title: string }) {
  const language = useLanguage()
  if (settings.offices.length === 0) return null
  const isLocal = ({ country }: { country: string }) => languageFacts[language].locale.endsWith(country)
  const localFirst = settings.offices.toSorted((one, other) => Number(isLocal(other)) - Number(isLocal(one)))
  return (
    <div className={styles.offices}>
      <h2>{title}</h2>
      <ul>
        {localFirst.map(({ names, address, phone }) => (
          <li key={address}>
            <address>
              <b>{names[language]}</b>
              {/* Lines break at commas only. */}
              {address.replaceAll(/(?<!,) /g, '\u00A0')}
              {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{formatPhone(phone, language)}</a>}
            </address>
          </li>
        ))}
      </ul>
    </div>
  )
}
