import { Check } from 'lucide'
import { ExpertLink } from '#sections/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { Paper } from '#ui/Paper.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { boxRows } from './drawings.ts'
import { doneOnTuesday } from './sample-data.ts'
import styles from './LastBoxSection.module.css'

export function LastBoxSection({ name, state, done, open, items, title, text }: PageTexts['close']) {
  return (
    <ContainedSection>
      <Paper className={styles.sheet}>
        <Cluster as="p" gap={2} className={styles.head}>
          <b>{name}</b> {state}
        </Cluster>
        <ul>
          {doneOnTuesday.map(({ id, count }) => (
            <li key={id}>
              <span className={styles.ticked}>
                <Icon of={Check} size={18} />
                <VisuallyHidden>{done}</VisuallyHidden>
              </span>
              {items[id]} <b>{count}</b>
              <TickedBoxes count={count} />
            </li>
          ))}
          <li className={styles.last}>
            <span className={styles.open}>
              <Icon of={Check} size={56} />
              <VisuallyHidden>{open}</VisuallyHidden>
            </span>
            <Stack gap={5}>
              <h2>{title}</h2>
              <p>{text}</p>
            </Stack>
            <ExpertLink variant="ink" />
          </li>
        </ul>
      </Paper>
    </ContainedSection>
  )
}

/** The same scale in every row. Decorative: the number is beside it. */
function TickedBoxes({ count }: { count: number }) {
  const { path, width, height } = boxRows(count)
  return (
    <svg width="100%" viewBox={`0 0 ${width} ${height}`} strokeDasharray="0.7 0.3" aria-hidden>
      <path strokeWidth="0.7" d={path} />
    </svg>
  )
}
