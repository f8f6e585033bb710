import { FigureSection } from '#sections/FigureSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ConversionAreaSection.module.css'

export function ConversionAreaSection({ before, after, ...figure }: PageTexts['conversion']) {
  // Area grows with the square of the side.
  const side = 100 / Math.sqrt(1 + claimValue('conversion') / 100)
  const [width, rest] = [`${side.toFixed(2)}%`, `${(100 - side).toFixed(2)}%`]
  return (
    <FigureSection {...figure} surface="tint">
      <GrowOnView className={styles.areas}>
        <svg aria-hidden>
          <rect className={styles.after} width="100%" height="100%" rx="12" />
          <rect y={rest} width={width} height={width} rx="10" />
          <text x="1.2rem" y="1.3rem">
            {after}
          </text>
          <text className={styles.inside} x="1.2rem" y="100%">
            {before}
          </text>
        </svg>
      </GrowOnView>
    </FigureSection>
  )
}
