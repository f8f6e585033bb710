import type { ReactNode } from 'react'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import styles from './ResultLines.module.css'

const WIDTH = 180

export function CompareLines({ byHand, assisted }: { byHand: number; assisted: number }) {
  return (
    <ResultDrawing>
      <path className={styles.byHand} d={`M0 6h${byHand}`} />
      <path className={styles.assisted} d={`M0 18h${assisted}`} />
    </ResultDrawing>
  )
}

export function CountLine({ count }: { count: number }) {
  const step = WIDTH / count
  return (
    <ResultDrawing>
      <path className={styles.ticks} d={`M0 12h${WIDTH}`} strokeDasharray={`${step / 2} ${step / 2}`} />
    </ResultDrawing>
  )
}

function ResultDrawing({ children }: { children: ReactNode }) {
  return (
    <GrowOnView className={styles.drawing}>
      <svg viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden>
        {children}
      </svg>
    </GrowOnView>
  )
}
