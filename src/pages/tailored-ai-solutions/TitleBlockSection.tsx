import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { DeskDrawing } from './DeskDrawing.tsx'
import paper from './paper.module.css'
import styles from './TitleBlockSection.module.css'

const cells = ['project', 'drawnBy', 'scale', 'sheet'] as const

/** A new sheet: the drawing is empty, and the last cell of the title block is the button. */
export function TitleBlockSection({ title, text, facts }: PageTexts['close']) {
  const { actions } = useTexts('common')
  return (
    <Section surface="deep" className={classes(styles.section, paper.grid)}>
      <Container>
        <div className={styles.frame}>
          <div className={styles.text}>
            <SectionHeading title={title} lead={text} />
            <DeskDrawing variant="outline" />
          </div>
          <div className={styles.block}>
            <dl>
              {cells.map((id) => (
                <div key={id}>
                  <dt>{facts[id].name}</dt>
                  <dd>{facts[id].value}</dd>
                </div>
              ))}
            </dl>
            <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'brand' })}>
              {actions.bookADemo}
              <ButtonArrow />
            </SiteLink>
          </div>
        </div>
      </Container>
    </Section>
  )
}
