import type { Texts } from '../../site/namespaces.ts'
import { useLanguage, useTexts } from '../../texts/useTexts.ts'
import { Actions, Button, buttonClass } from '../../ui/Button.tsx'
import { Orb } from '../../ui/Orb.tsx'
import { PanelBar } from '../../ui/Panel.tsx'
import { Turning } from './Turning.tsx'
import type { FramePhase } from './useWidgetFrame.ts'
import { widgetAddress } from './widget-address.ts'
import styles from './WidgetPoster.module.css'

export type WidgetTexts = Texts['aimaturitydiagnostic']['widget']

type Props = { texts: WidgetTexts; phase: FramePhase; onLoad: () => void }

/** What stands in the place of the widget while it is not there. */
export function WidgetPoster({ texts, phase, onLoad }: Props) {
  const { formFrame } = useTexts('common')
  const language = useLanguage()
  const isComing = phase === 'waiting' || phase === 'loading'
  return (
    <div className={styles.poster}>
      <PanelBar avatar={<Orb />} name={texts.name} state={texts.state} />
      <div className={styles.body}>
        {isComing && (
          <div className={styles.bubbles} aria-hidden>
            <i />
            <i />
            <i />
          </div>
        )}
        <div role="status">
          {isComing && (
            <p className={styles.coming}>
              <Turning />
              {texts.loading}
            </p>
          )}
          {phase === 'elsewhere' && <p>{texts.elsewhere}</p>}
          {phase === 'failed' && (
            <>
              <h2>{texts.failed}</h2>
              <p>{formFrame.blocked}</p>
            </>
          )}
        </div>
        {phase === 'failed' && (
          <Actions>
            <Button variant="ink" onClick={onLoad}>
              {formFrame.tryAgain}
            </Button>
            <a
              className={buttonClass({ variant: 'outline' })}
              href={widgetAddress(language)}
              target="_blank"
              rel="noopener"
            >
              {formFrame.newTab}
            </a>
          </Actions>
        )}
      </div>
    </div>
  )
}
