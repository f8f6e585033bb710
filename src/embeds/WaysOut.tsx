import { useLanguage } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { partsOf } from '#site/template.ts'
import { textLinkClass } from '#ui/TextLink.tsx'
import styles from './WaysOut.module.css'

/** Beside a form of another company from the start: a browser does not tell when its own error page stands in the frame. */
export function WaysOut({ text, tab }: { text: string; tab: string }) {
  const email = settings.emails[useLanguage()]
  return (
    <p className={styles.line}>
      {partsOf(text).map(({ kind, text: words, at }) => {
        if (kind === 'plain') return words
        const isMail = words === 'mail'
        return (
          <a
            key={at}
            className={textLinkClass}
            {...(isMail ? { href: `mailto:${email}` } : { href: tab, target: '_blank', rel: 'noopener' })}
          >
            {isMail ? email : words}
          </a>
        )
      })}
    </p>
  )
}
