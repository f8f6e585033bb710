import { TitledSection } from '#sections/TitledSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { Grid, Stack } from '#ui/Layout.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import shared from '#sections/ResultsSection.module.css'
import styles from './ProcurementResultsSection.module.css'

const saved = ['supplierSelection', 'caseSavings'] as const
const counted = ['languages', 'integrations'] as const

/** Each band is the amount before: the gray part remains, and the figure is in the part that is saved. */
export function ProcurementResultsSection({ title, after, results, note }: PageTexts['results']) {
  return (
    <TitledSection surface="sand" title={title}>
      <Stack as="ul" gap={9} className={styles.figures}>
        {saved.map((id) => (
          <li key={id} className={styles.band}>
            <svg width={`${100 - claimValue(id)}%`} aria-hidden>
              <rect width="100%" height="100%" />
              <text x="8" y="24">
                {after}
              </text>
            </svg>
            <Stat {...results[id]} />
          </li>
        ))}
      </Stack>
      <Grid as="ul" columns={2} gap={9} className={styles.figures}>
        {counted.map((id) => (
          <li key={id}>
            <Stat {...results[id]} />
          </li>
        ))}
      </Grid>
      <p className={shared.note}>{note}</p>
    </TitledSection>
  )
}
