import { useTexts } from '#i18n/useTexts.ts'
import { isWeak } from '#site/maturity-score.ts'
import { fillBrackets } from '#site/template.ts'
import { Radar } from '#ui/Radar.tsx'
import type { DimensionReport } from '../report.ts'
import styles from './ReportRadar.module.css'

/** Off-center: names are longer on the left. */
const LAYOUT = { width: 316, height: 250, center: { x: 174, y: 128 }, radius: 92 }
const RINGS = [1, 0.75, 0.5, 0.25]

export function ReportRadar({ scores }: { scores: readonly DimensionReport[] }) {
  const { radar } = useTexts('diagnostic').report
  const scoreList = scores.map(({ name, score }) => `${name} ${score}`).join(', ')
  return (
    <Radar
      className={styles.radar}
      label={fillBrackets(radar, { scores: scoreList })}
      layout={LAYOUT}
      rings={RINGS}
      spokes
      dotRadius={4.5}
      axes={scores.map(({ dimension, name, score }) => ({
        id: dimension,
        value: score / 100,
        isWeak: isWeak(score),
        caption: { name, value: String(score) },
      }))}
    />
  )
}
