import { useRef } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { settings } from '#site/build-constants.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { textLinkClass } from '#ui/TextLink.tsx'
import { useFocusUnder } from '../useFocusUnder.ts'
import { choose } from './consent.ts'
import styles from './ConsentNotice.module.css'

/** Both answers have equal weight. It overlays the page without blocking it or shifting its layout. */
export function ConsentNotice() {
  const { title, question, yes, no, more } = useTexts('consent')
  const notice = useRef<HTMLElement>(null)
  const focusUnder = useFocusUnder(notice)
  return (
    <aside ref={notice} className={classes(styles.notice, focusUnder && styles.aside)} aria-label={title}>
      <p>
        {question}{' '}
        {settings.privacyUrl ? (
          <a href={settings.privacyUrl} className={textLinkClass}>
            {more}
          </a>
        ) : (
          <SiteLink to="/privacy#counting" className={textLinkClass}>
            {more}
          </SiteLink>
        )}
      </p>
      <div>
        <Button variant="outline" small onClick={() => choose('denied')}>
          {no}
        </Button>
        <Button variant="outline" small onClick={() => choose('granted')}>
          {yes}
        </Button>
      </div>
    </aside>
  )
}
