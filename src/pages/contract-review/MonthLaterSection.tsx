import { ConversionActions } from '#sections/ConversionLinks.tsx'
import { Cluster, Split, Stack } from '#ui/Layout.tsx'
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
    <ContainedSection surface="tint">
      <Split className={styles.columns}>
        <div>
          <SectionHeading title={title} lead={text} />
          <ConversionActions />
        </div>
        <Stack as="figure" gap={7} aria-label={label}>
          <PortfolioMap
            kinds={kinds.map((kind) => ({
              id: kind.id,
              contracts: kind.risks.length,
              marks: { high: kind.remaining },
              settled: riskLayers(kind.risks),
            }))}
          />
          <Cluster as="figcaption" gap={8} className={styles.caption}>
            <Cluster as="p" gap={3}>
              <Square mark="clear" />
              <b>{portfolio.length - remainingContracts.length}</b> {settled}
            </Cluster>
            <Cluster as="p" gap={3}>
              <Square mark="high" />
              <b>{remainingContracts.length}</b> {left}
            </Cluster>
          </Cluster>
        </Stack>
      </Split>
    </ContainedSection>
  )
}
