import { ConversionActions } from '#sections/ConversionLinks.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { Square } from './Halftone.tsx'
import { kinds, portfolio, riskLayers } from './portfolio.ts'
import { PortfolioMap } from './PortfolioMap.tsx'
import { remainingContracts } from './sample-data.ts'
import styles from './MonthLaterSection.module.css'

export function MonthLaterSection({ title, text, label, settled, left }: PageTexts['close']) {
  return (
    <ContainedSection surface="tint" className={styles.section} containerClass={styles.columns}>
      <div>
        <SectionHeading title={title} lead={text} />
        <ConversionActions />
      </div>
      <figure className={styles.map} aria-label={label}>
        <PortfolioMap
          kinds={kinds.map((kind) => ({
            id: kind.id,
            contracts: kind.risks.length,
            marks: { high: kind.remaining },
            settled: riskLayers(kind.risks),
          }))}
        />
        <figcaption className={styles.caption}>
          <span>
            <Square mark="clear" />
            <b>{portfolio.length - remainingContracts.length}</b> {settled}
          </span>
          <span>
            <Square mark="high" />
            <b>{remainingContracts.length}</b> {left}
          </span>
        </figcaption>
      </figure>
    </ContainedSection>
  )
}
