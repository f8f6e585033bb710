import { FigureSection } from '#sections/FigureSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ConversionAreaSection.module.css'

const BEFORE = 100

/** One tile per deal: for every hundred before, the deals that are won now. */
export function ConversionAreaSection({ before, after, ...figure }: PageTexts['conversion']) {
  return (
    <FigureSection {...figure} surface="tint">
      <GrowOnView className={styles.deals}>
        {Array.from({ length: BEFORE + claimValue('conversion') }, (_, index) => (
          <i key={index} />
        ))}
        <p>{before}</p>
        <p>{after}</p>
      </GrowOnView>
    </FigureSection>
  )
}
