import { ChevronsLeftRight } from 'lucide'
import { useRef, useState, type ReactNode } from 'react'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './DrawingSplit.module.css'
import paper from './paper.module.css'

type Props = {
  /** Accessible name of the picture. */
  label: string
  /** Accessible name of the slider. */
  slider: string
  /** Template for the value text of the slider, in percent. */
  shares: string
  /** Caption of each half. */
  sides: { drawn: string; running: string }
  children: ReactNode
}

/** The same screen twice: the drawing on top of the running system. Without JavaScript, the divider stays centered. */
export function DrawingSplit({ label, slider, shares, sides, children }: Props) {
  const split = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(50)

  function show(percent: number) {
    split.current?.style.setProperty('--share', String(percent / 100))
    setDrawn(percent)
  }

  return (
    <div ref={split} className={styles.split}>
      <div role="img" aria-label={label}>
        <GrowOnView className={styles.running}>
          {children}
          <p className={styles.side}>{sides.running}</p>
        </GrowOnView>
        <div className={classes(styles.drawn, paper.grid)}>
          {children}
          <p className={styles.side}>{sides.drawn}</p>
        </div>
      </div>
      <input
        className={styles.slider}
        type="range"
        value={drawn}
        autoComplete="off"
        aria-label={slider}
        aria-valuetext={fillBrackets(shares, { drawn: String(drawn), running: String(100 - drawn) })}
        onChange={({ target }) => show(target.valueAsNumber)}
      />
      <span className={styles.handle} aria-hidden>
        <Icon of={ChevronsLeftRight} size={20} />
      </span>
    </div>
  )
}
