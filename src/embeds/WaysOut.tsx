import { useLanguage } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { partsOf } from '#site/template.ts'
import { textLinkClass } from '#ui/TextLink.tsx'
import styles from './WaysOut.module.css'

/** Always shown with an external form: a page can't detect that a frame shows the browser's error page. */
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
