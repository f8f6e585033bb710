import { DeskDrawing } from './DeskDrawing.tsx'
import { DeskTable } from './DeskTable.tsx'
import paper from './paper.module.css'
import type { PageTexts } from './definition.ts'
import { classes } from '../../ui/classes.ts'
import grounds from '../../ui/Ground.module.css'
import { Trace, type TraceStep } from '../../ui/Panel.tsx'
import styles from './ThreeDrawingsSection.module.css'

type Page = PageTexts
type Props = Pick<Page, 'desk' | 'steps'>

const variants = [
  { variant: 'plan', ground: classes(paper.grid, grounds.dark) },
  { variant: 'build', ground: paper.dots },
  { variant: 'running', ground: undefined },
] as const

/** One system on one sheet, drawn three times: as planned, as built, as it runs. */
export function ThreeDrawingsSection({ desk, steps }: Props) {
  return (
    <section className={styles.sheet}>
      <DeskTable {...desk} />
      {variants.map(({ variant, ground }) => {
        const { order, title, text, trace } = steps[variant]
        return (
          <article key={variant} className={classes(styles.step, ground)} data-variant={variant}>
            <div className={styles.words}>
              <p className={styles.order}>{order}</p>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            <div className={styles.drawing}>
              <DeskDrawing variant={variant} desk={desk} />
            </div>
            <div className={styles.trace}>
              <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
            </div>
          </article>
        )
      })}
    </section>
  )
}
