import { Check } from 'lucide'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Paper } from '#ui/Paper.tsx'
import { Section } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { ExpertLink } from './ExpertLink.tsx'
import { doneOnTuesday } from './sample-data.ts'
import { TickedBoxes } from './TickedBoxes.tsx'
import styles from './LastBoxSection.module.css'

/** The checklist of the sample Tuesday. Its one open item is the call to action. */
export function LastBoxSection({ name, state, done, open, items, title, text }: PageTexts['close']) {
  return (
    <Section>
      <Container>
        <Paper className={styles.sheet}>
          <p className={styles.head}>
            <b>{name}</b> {state}
          </p>
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
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
              <ExpertLink />
            </li>
          </ul>
        </Paper>
      </Container>
    </Section>
  )
}
