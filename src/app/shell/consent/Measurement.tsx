import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { startCounter } from '#browser/analytics/tag.ts'
import { loadNamespaces } from '#i18n/loading.ts'
import { useTexts, useTextStore } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { settings } from '#site/build-constants.ts'
import { Button } from '#ui/Button.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { useFloating } from '../useFloating.ts'
import { beginConsent, choose, isAsking, subscribeToConsent } from './consent.ts'
import styles from './ConsentNotice.module.css'

/** The consent notice takes precedence over `otherwise`. Not named Analytics: ad blockers block chunks of that name. */
export function Measurement({ otherwise }: { otherwise: ReactNode }) {
  const texts = useTextStore()
  const asking = useSyncExternalStore(subscribeToConsent, isAsking)
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    if (settings.counterUrl) startCounter(settings.counterUrl, settings.siteUrl)
    if (settings.measurementId) beginConsent(settings.measurementId)
  }, [])
  useEffect(() => {
    // If the texts fail to load, the visitor can't consent, so the tag never starts.
    if (asking) loadNamespaces(texts, ['consent']).then(() => setHasTexts(true), console.warn)
  }, [asking, texts])
  return asking && hasTexts ? <ConsentNotice /> : otherwise
}

/** Both answers have equal weight. It overlays the page without blocking it or shifting its layout. */
function ConsentNotice() {
  const { title, question, yes, no, more } = useTexts('consent')
  const notice = useRef<HTMLElement>(null)
  const className = useFloating(notice, styles.notice)
  return (
    <aside ref={notice} className={className} aria-label={title}>
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
