import type { RefObject } from 'react'
import { Frame } from '#embeds/Frame.tsx'
import { useFrame } from '#embeds/useFrame.ts'
import { classes } from '#ui/classes.ts'
import { isEscape } from './is-escape.ts'
import { useOpening } from './opening.ts'
import { WidgetPoster, type WidgetTexts } from './WidgetPoster.tsx'
import styles from './WidgetFrame.module.css'

type Props = {
  box: RefObject<HTMLDivElement | null>
  texts: WidgetTexts
  first: 'waiting' | 'elsewhere'
  className: string | undefined
  /** Escape, pressed inside the frame. */
  onEscape?: () => void
}

/** The site's own diagnostic, or what stands there while it is not. */
export function WidgetFrame({ box, texts, first, className, onEscape }: Props) {
  const state = useFrame({ of: 'diagnostic', box, first })
  return (
    <Frame
      state={state}
      title={texts.title}
      className={classes(styles.widget, className)}
      placeholder={<WidgetPoster texts={texts} state={state} />}
      onOwnDocument={(inside) => {
        // Keys that are pressed in a frame are not heard around it.
        inside.addEventListener('keydown', (event) => isEscape(event) && onEscape?.())
      }}
    />
  )
}

/** As a part of the page. While a button has put it in elsewhere it is not here, then it goes on from there. */
export function WidgetInPlace(props: Pick<Props, 'box' | 'texts' | 'className'>) {
  const first = useOpening().phase === 'present' ? 'elsewhere' : 'waiting'
  return <WidgetFrame key={first} first={first} {...props} />
}
