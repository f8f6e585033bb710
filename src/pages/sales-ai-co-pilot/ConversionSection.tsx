import { FigureSection } from '#sections/FigureSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ConversionSection.module.css'

export function ConversionSection({ before, after, ...figure }: PageTexts['conversion']) {
  // The longer bar takes the full width; the claim determines the shorter one.
  const more = claimValue('conversion')
  const base = `${(100 / (1 + more / 100)).toFixed(2)}%`
  return (
    <FigureSection {...figure}>
      <GrowOnView className={styles.bars}>
        <p>
          {before} <VisuallyHidden>100</VisuallyHidden>
        </p>
        <svg width="100%" height="34" aria-hidden>
          <rect width={base} height="100%" />
        </svg>
        <p>
          {after} <VisuallyHidden>{100 + more}</VisuallyHidden>
        </p>
        <svg width="100%" height="34" aria-hidden>
          <rect className={styles.more} width="100%" height="100%" />
          <rect width={base} height="100%" />
        </svg>
      </GrowOnView>
    </FigureSection>
  )
}
