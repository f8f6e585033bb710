import { CalendarDays } from 'lucide'
import { settings } from '../site/built-in.ts'
import { useLanguage, useTexts } from '../texts/useTexts.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tag } from '../ui/Status.tsx'
import { textLinkClass } from '../ui/TextLink.tsx'
import styles from './FormFrame.module.css'

/** The lead form. Until one is set, the frame says so and leads to the contact mail, in the room that the form will take. */
export function FormFrame() {
  const { formFrame } = useTexts('common')
  const language = useLanguage()
  if (settings.leadFormUrl) {
    const address = new URL(settings.leadFormUrl)
    address.searchParams.set('language', language)
    return (
      <iframe
        className={styles.frame}
        src={address.href}
        title={formFrame.title}
        loading="lazy"
        // The form is another company's page: it may run, send itself and keep its own session, and no more.
        sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
      />
    )
  }
  return (
    <div className={styles.frame}>
      <p className={styles.bar}>
        <Icon of={CalendarDays} size={20} />
        <b>{formFrame.title}</b>
        <Tag status="hot">{formFrame.tag}</Tag>
      </p>
      <div className={styles.body}>
        <h3>{formFrame.heading}</h3>
        <p>{formFrame.text}</p>
        <a className={buttonClass({ look: 'ink' })} href={`mailto:${settings.contactEmail}`}>
          {formFrame.action}
        </a>
        <p className={styles.mail}>
          {formFrame.mail}{' '}
          <a className={textLinkClass} href={`mailto:${settings.contactEmail}`}>
            {settings.contactEmail}
          </a>
        </p>
      </div>
    </div>
  )
}
