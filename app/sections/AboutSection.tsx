import { SiteLink } from '../routing/SiteLink.tsx'
import type { Texts } from '../texts/resources.ts'
import { ButtonArrow, buttonClass } from '../ui/Button.tsx'
import { Card, type CardGround } from '../ui/Card.tsx'
import { Meter } from '../ui/Meter.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Stat } from '../ui/Stat.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './AboutSection.module.css'

/** How each figure is shown: its ground, and the two bars that it compares, in percent. */
const shown: readonly { ground: CardGround; before: number; after: number }[] = [
  { ground: 'mint', before: 70, after: 85 },
  { ground: 'sand', before: 100, after: 15 },
  { ground: 'white', before: 100, after: 60 },
]

export function AboutSection({ title, figures, action }: Texts['home']['about']) {
  return (
    <section id="about" className={styles.section}>
      <Wrap>
        <SectionHeading title={title} />
        <div className={styles.figures}>
          {figures.map((figure, index) => (
            <Card key={figure.label} ground={shown[index]?.ground ?? 'sand'} className={styles.figure}>
              <Stat value={figure.value} label={figure.label} />
              <p className={styles.bars}>
                <span>{figure.before}</span>
                <Meter percent={shown[index]?.before ?? 0} tone="muted" />
                <span>{figure.after}</span>
                <Meter percent={shown[index]?.after ?? 0} />
              </p>
            </Card>
          ))}
        </div>
        <p className={styles.action}>
          <SiteLink to="/talk-to-an-expert" className={buttonClass({ look: 'ink' })}>
            {action}
            <ButtonArrow />
          </SiteLink>
        </p>
      </Wrap>
    </section>
  )
}
