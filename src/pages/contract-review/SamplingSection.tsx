import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Grid, Split, Stack } from '#ui/Layout.tsx'
import type { RiskLevel } from '#ui/Risk.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'
import { Halftone } from './Halftone.tsx'
import { indexesOf, portfolio, readByHand } from './portfolio.ts'
import styles from './SamplingSection.module.css'

const read = (level: RiskLevel) => indexesOf(level, portfolio).filter((contract) => readByHand.has(contract))

const layers = { faint: [...portfolio.keys()], clear: read('clear'), medium: read('medium'), high: read('high') }

export function SamplingSection({ title, lead, legend, items, ...texts }: PageTexts['problem']) {
  return (
    <ContainedSection>
      <Split>
        <SectionHeading title={title} lead={lead} />
        <Stack as="figure" gap={6}>
          <GrowOnView className={styles.map}>
            <Halftone width="100%" count={portfolio.length} grid={{ lines: 'rows', length: 20 }} layers={layers} />
          </GrowOnView>
          <Grid as="figcaption" columns={2} gap={8} className={styles.caption}>
            <p>
              <b>
                {readByHand.size}/{portfolio.length}
              </b>{' '}
              {texts.read}
            </p>
            <p>{legend}</p>
          </Grid>
        </Stack>
      </Split>
      <TextColumns items={(['unread', 'twoReaders', 'readOnce'] as const).map((id) => items[id])} />
    </ContainedSection>
  )
}
