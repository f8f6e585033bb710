import { DemoLink } from '#sections/ButtonLink.tsx'
import { classes } from '#ui/classes.ts'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { DeskDrawing } from './DeskDrawing.tsx'
import paper from './paper.module.css'
import styles from './TitleBlockSection.module.css'

export function TitleBlockSection({ title, text, facts }: PageTexts['close']) {
  return (
    <ContainedSection surface="deep" className={classes(styles.section, paper.grid)}>
      <div className={styles.frame}>
        <div className={styles.text}>
          <SectionHeading title={title} lead={text} />
          <DeskDrawing variant="outline" />
        </div>
        <div className={styles.block}>
          <dl>
            {[facts.project, facts.drawnBy, facts.scale, facts.sheet].map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
          <DemoLink variant="brand" />
        </div>
      </div>
    </ContainedSection>
  )
}
