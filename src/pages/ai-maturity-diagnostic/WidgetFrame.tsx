import type { RefObject } from 'react'
import { Frame } from '#embeds/Frame.tsx'
import { useFrame } from '#embeds/useFrame.ts'
import { classes } from '#ui/classes.ts'
import { isEscape } from './useDismiss.ts'
import { useWidget } from './widget-store.ts'
import { WidgetPoster, type WidgetTexts } from './WidgetPoster.tsx'
import styles from './WidgetFrame.module.css'

type Props = {
  box: RefObject<HTMLDivElement | null>
  texts: WidgetTexts
  first: 'waiting' | 'elsewhere'
  className: string | undefined
  onEscape?: () => void
}

export function WidgetFrame({ box, texts, first, className, onEscape }: Props) {
  const state = useFrame({ of: 'diagnostic', box, first })
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
export function InlineWidget(props: Pick<Props, 'box' | 'texts' | 'className'>) {
  const first = useWidget().phase === 'present' ? 'elsewhere' : 'waiting'
  return <WidgetFrame key={first} first={first} {...props} />
}
