import { Check } from 'lucide'
import type { PageTexts } from './definition.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { ExpertLink } from './ExpertLink.tsx'
import styles from './LastBoxSection.module.css'

/** A list of what is done; what is left is the visitor's. */
export function LastBoxSection({ done, open, items, title, text }: PageTexts['close']) {
  return (
    <Section>
      <Wrap>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item}>
              <span className={styles.ticked}>
                <Icon of={Check} size={18} />
                <VisuallyHidden>{done}</VisuallyHidden>
              </span>
              {item}
            </li>
          ))}
          <li className={styles.last}>
            <span className={styles.open}>
              <VisuallyHidden>{open}</VisuallyHidden>
            </span>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            <ExpertLink />
          </li>
        </ul>
      </Wrap>
    </Section>
  )
}
