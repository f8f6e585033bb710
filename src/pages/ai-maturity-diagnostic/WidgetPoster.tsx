import { FailedActions } from '#embeds/FailedActions.tsx'
import type { FrameState } from '#embeds/useFrame.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Orb } from '#ui/Orb.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { Spinner } from './Spinner.tsx'
import styles from './WidgetPoster.module.css'

export type WidgetTexts = PageTexts['widget']

export function WidgetPoster({ texts, state }: { texts: WidgetTexts; state: FrameState }) {
  const { blocked } = useTexts('common').formFrame
  const { phase } = state
  const isLoading = phase === 'waiting' || phase === 'loading'
  return (
    <div className={styles.poster}>
      <PanelBar avatar={<Orb />} name={texts.name} state={texts.state} />
      <div className={styles.body}>
        {isLoading && (
          <div className={styles.bubbles} aria-hidden>
            <i />
            <i />
            <i />
          </div>
        )}
        <div role="status">
          {isLoading && (
            <p className={styles.loading}>
              <Spinner />
              {texts.loading}
            </p>
          )}
          {phase === 'elsewhere' && <p>{texts.elsewhere}</p>}
          {phase === 'failed' && (
            <>
              <h2>{texts.failed}</h2>
              <p>{blocked}</p>
            </>
          )}
        </div>
        {phase === 'failed' && <FailedActions {...state} />}
      </div>
    </div>
  )
}
