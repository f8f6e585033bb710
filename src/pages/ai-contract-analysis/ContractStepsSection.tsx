import { ArrowUp, Check, Search } from 'lucide'
import { TitledSection } from '#sections/TitledSection.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Stack } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import statuses from '#ui/Status.module.css'
import styles from './ContractStepsSection.module.css'

const steps = [
  { id: 'upload', mark: ArrowUp, tone: 'arrived', risky: 'unread', doubtful: 'unread' },
  { id: 'read', mark: Search, tone: 'read', risky: 'hot', doubtful: 'pending' },
  { id: 'decide', mark: Check, tone: 'decided', risky: 'done', doubtful: 'done' },
] as const

export function ContractStepsSection({ title, lead, items }: PageTexts['steps']) {
  return (
    <TitledSection surface="sand" title={title} lead={lead} gap={11}>
      <Grid as="ol" columns={3} gap={9} className={styles.steps}>
        {steps.map(({ id, mark, tone, risky, doubtful }) => (
          <Stack as="li" key={id} gap={3}>
            <span className={styles.drawing} data-tone={tone} aria-hidden>
              <svg viewBox="0 0 92 116" width="100%" strokeLinecap="round" strokeWidth="1.6">
                <path d="M1 3a2 2 0 0 1 2-2h66l22 22v90a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2zM69 1v20a2 2 0 0 0 2 2h20" />
                <path d="M16 34h60M16 45h47M16 78h60" />
                <path className={statuses[risky]} d="M16 56h57M16 67h34" />
                <path className={statuses[doubtful]} d="M16 89h41" />
              </svg>
              <Icon of={mark} size={18} />
            </span>
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
          </Stack>
        ))}
      </Grid>
    </TitledSection>
  )
}
