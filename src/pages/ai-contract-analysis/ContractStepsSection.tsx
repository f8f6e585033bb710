import { ArrowUp, Check, Search } from 'lucide'
import { TitledSection } from '#sections/TitledSection.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ContractStepsSection.module.css'

const steps = [
  { id: 'upload', mark: ArrowUp, tone: 'arrived' },
  { id: 'read', mark: Search, tone: 'read' },
  { id: 'decide', mark: Check, tone: 'decided' },
] as const

export function ContractStepsSection({ title, lead, items }: PageTexts['steps']) {
  return (
    <TitledSection surface="sand" title={title} lead={lead}>
      <ol className={styles.steps}>
        {steps.map(({ id, mark, tone }) => (
          <li key={id}>
            <span className={styles.drawing} data-tone={tone} aria-hidden>
              <svg viewBox="0 0 92 116" width="92" height="116">
                <path d="M1 3a2 2 0 0 1 2-2h66l22 22v90a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2zM69 1v20a2 2 0 0 0 2 2h20" />
                <path d="M16 34h60M16 45h47M16 78h60" />
                <path className={styles.risky} d="M16 56h57M16 67h34" />
                <path className={styles.doubtful} d="M16 89h41" />
              </svg>
              <Icon of={mark} size={18} />
            </span>
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
