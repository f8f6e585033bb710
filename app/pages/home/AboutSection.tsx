import { SiteLink } from '../../routing/SiteLink.tsx'
import type { PageTexts } from './definition.ts'
import { ButtonArrow, buttonClass } from '../../ui/Button.tsx'
import { Card, type CardGround } from '../../ui/Card.tsx'
import { Meter } from '../../ui/Meter.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './AboutSection.module.css'

const grounds: readonly CardGround[] = ['mint', 'sand', 'white']

/** What a rise is drawn from, so that it has room to rise. */
const BEFORE_A_RISE = 70

/** The two bars that a figure compares, in percent: "+21%" is a rise, "85%" is what is saved. */
function barsOf(figure: string): { before: number; after: number } {
  const percent = Number.parseFloat(figure)
  if (figure.startsWith('+')) return { before: BEFORE_A_RISE, after: BEFORE_A_RISE * (1 + percent / 100) }
  return { before: 100, after: 100 - percent }
}

export function AboutSection({ title, figures, action }: PageTexts['about']) {
  return (
    <Section id="about">
      <Wrap>
        <SectionHeading title={title} />
        <div className={styles.figures}>
          {figures.map((figure, index) => (
            <Card key={figure.label} ground={grounds[index] ?? 'sand'} className={styles.figure}>
              <Stat value={figure.value} label={figure.label} />
              <p className={styles.bars}>
                <span>{figure.before}</span>
                <Meter percent={barsOf(figure.value).before} tone="muted" />
                <span>{figure.after}</span>
                <Meter percent={barsOf(figure.value).after} />
              </p>
            </Card>
          ))}
        </div>
        <p className={styles.action}>
          <SiteLink to="/talk-to-an-expert" className={buttonClass({ variant: 'ink' })}>
            {action}
            <ButtonArrow />
          </SiteLink>
        </p>
      </Wrap>
    </Section>
  )
}
