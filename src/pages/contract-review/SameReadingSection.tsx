import { TitledSection } from '#sections/TitledSection.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Grid, Stack } from '#ui/Layout.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import { Halftone } from './Halftone.tsx'
import { changedContracts, portfolio, riskLayers } from './portfolio.ts'
import styles from './SameReadingSection.module.css'

const everything = [...portfolio.keys()]
const { medium, high } = riskLayers(portfolio)
const changed = { ring: changedContracts, medium: [...medium, ...changedContracts] }

const readings = [
  { id: 'everyPage', count: portfolio.length, layers: { clear: everything, medium, high } },
  { id: 'again', count: changedContracts.length, layers: { clear: everything, ...changed, high } },
  { id: 'decision', count: high.length, layers: { faint: everything, high } },
] as const

export function SameReadingSection({ title, lead, items }: PageTexts['reading']) {
  return (
    <TitledSection title={title} lead={lead} gap={11} rhythm="claim">
      <Grid as="ul" columns={3} gap="column" className={styles.readings}>
        {readings.map(({ id, count, layers }) => (
          <Stack as="li" key={id} gap={6}>
            <GrowOnView>
              <Halftone width="100%" count={portfolio.length} grid={{ lines: 'rows', length: 20 }} layers={layers} />
            </GrowOnView>
            <Stack gap={3}>
              <Stat value={String(count)} label={items[id].unit} />
              <h3>{items[id].title}</h3>
              <p>{items[id].text}</p>
            </Stack>
          </Stack>
        ))}
      </Grid>
    </TitledSection>
  )
}
