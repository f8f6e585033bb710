import { useLanguage } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { partsOf } from '#site/template.ts'
import { textLinkClass } from '#ui/TextLink.tsx'
import styles from './FallbackLinks.module.css'

/** Always shown with an external form: a page can't detect that a frame shows the browser's error page. */
export function FallbackLinks({ text, tab }: { text: string; tab: string }) {
  const email = settings.emails[useLanguage()]
  return (
    <p className={styles.line}>
      {partsOf(text).map(({ kind, text: label, at }) => {
        if (kind === 'plain') return label
        const isMail = label === 'mail'
        return (
          <a
            key={at}
            className={textLinkClass}
            {...(isMail ? { href: `mailto:${email}` } : { href: tab, target: '_blank', rel: 'noopener' })}
          >
            {isMail ? email : label}
          </a>
        )
      })}
    </p>
  )
}
