import { X } from 'lucide'
import { SiteLink } from '../../routing/SiteLink.tsx'
import type { PageTexts } from './definition.ts'
import { ButtonArrow, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Paper } from '../../ui/Paper.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './SignatureSection.module.css'

type Props = PageTexts['close'] & { action: string }

/** The last page of a contract: what is missing is a name and a date. The lines are drawn, the button is real. */
export function SignatureSection({ title, text, name, date, any, action }: Props) {
  return (
    <Section ground="sand">
      <Wrap>
        <Paper className={styles.sheet}>
          <h2>{title}</h2>
          <p>{text}</p>
          <div className={styles.lines}>
            <p className={styles.line} aria-hidden>
              <Icon of={X} size={18} />
              <small>{name}</small>
            </p>
            <p className={styles.line} aria-hidden>
              {any}
              <small>{date}</small>
            </p>
            <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'ink' })}>
              {action}
              <ButtonArrow />
            </SiteLink>
          </div>
        </Paper>
      </Wrap>
    </Section>
  )
}
