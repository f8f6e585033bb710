import { lazy, Suspense } from 'react'
import { usePlace } from '../../routing/place.tsx'
import { sitePathAt } from '../../site/paths.ts'
import { AssistantLauncher } from './AssistantLauncher.tsx'
import { useOfferedLanguage } from './useOfferedLanguage.ts'

export { openVoiceChat } from './voice-chat.ts'

/** Few see it: its code and looks come when they are needed. */
const LanguageOffer = lazy(() => import('./LanguageOffer.tsx'))

/** The page that has a conversation of its own. */
const WITHOUT_ASSISTANT = '/ai-maturity-diagnostic'

/** What lies over a page in its lower corners. */
export function Floating() {
  const { pathname } = usePlace()
  const offered = useOfferedLanguage()
  return (
    <>
      {offered && sitePathAt(pathname) && (
        <Suspense>
          <LanguageOffer offered={offered} />
        </Suspense>
      )}
      {!pathname.includes(WITHOUT_ASSISTANT) && <AssistantLauncher />}
    </>
  )
}
