import type { RefObject } from 'react'
import { FailedActions } from '#embeds/FailedActions.tsx'
import { Frame } from '#embeds/Frame.tsx'
import { useFrame, type FrameState } from '#embeds/useFrame.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { classes } from '#ui/classes.ts'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { Orb } from '#ui/Orb.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { Spinner } from './Spinner.tsx'
import { isEscape } from './useDismiss.ts'
import { useWidget } from './widget-store.ts'
import styles from './WidgetFrame.module.css'

type Props = {
  box: RefObject<HTMLDivElement | null>
  texts: PageTexts['widget']
  first: 'waiting' | 'elsewhere'
  className?: string | undefined
  onEscape?: () => void
  onMessage?: (data: unknown) => void
}

export function WidgetFrame({ box, texts, first, className, onEscape, onMessage }: Props) {
  const state = useFrame({ of: 'diagnostic', box, first, onMessage })
  return (
    <Frame
      state={state}
      title={texts.title}
      className={classes(styles.widget, className)}
      placeholder={<WidgetPoster texts={texts} state={state} />}
      onOwnDocument={(inside) => {
        // Key events inside an iframe don't reach the parent document.
        inside.addEventListener('keydown', (event) => isEscape(event) && onEscape?.())
      }}
    />
  )
}

/** Unloads while the panel is open, and resumes the conversation afterwards. */
export function InlineWidget(props: Pick<Props, 'box' | 'texts' | 'className' | 'onMessage'>) {
  const first = useWidget().phase === 'present' ? 'elsewhere' : 'waiting'
  return <WidgetFrame key={first} first={first} {...props} />
}

function WidgetPoster({ texts, state }: Pick<Props, 'texts'> & { state: FrameState }) {
  const { blocked } = useTexts('common').formFrame
  const { phase } = state
  const isLoading = phase === 'waiting' || phase === 'loading'
  return (
    <div className={styles.poster}>
      <PanelBar avatar={<Orb />} name={texts.name} state={texts.state} />
      <div className={styles.body}>
        {isLoading && (
          <Stack gap={3} className={styles.bubbles} aria-hidden>
            <i />
            <i />
            <i />
          </Stack>
        )}
        <div role="status">
          {isLoading && (
            <Cluster as="p" gap={4}>
              <Spinner />
              {texts.loading}
            </Cluster>
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
