import { DemoLink } from '#sections/ButtonLink.tsx'
import { classes } from '#ui/classes.ts'
import { FactList } from '#ui/FactList.tsx'
import { Split } from '#ui/Layout.tsx'
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
        <Split className={styles.text} gap={11}>
          <SectionHeading title={title} lead={text} />
          <DeskDrawing variant="outline" />
        </Split>
        <div className={styles.block}>
          <FactList facts={[facts.project, facts.drawnBy, facts.scale, facts.sheet]} />
          <DemoLink variant="brand" />
        </div>
      </div>
    </ContainedSection>
  )
}
