import { mergeTexts } from '#i18n/merge-texts.ts'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { classes } from '#ui/classes.ts'
import { Trace } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { DeskDrawing } from './DeskDrawing.tsx'
import { DeskTable } from './DeskTable.tsx'
import { stepIds, traceSteps } from './sample-data.ts'
import surfaces from '#ui/Surface.module.css'
import paper from './paper.module.css'
import styles from './ThreeDrawingsSection.module.css'

type Page = PageTexts
type Props = Pick<Page, 'desk' | 'steps'>

const sheets = { plan: classes(paper.grid, surfaces.dark), build: paper.dots, running: undefined }

export function ThreeDrawingsSection({ desk, steps }: Props) {
  const traces = {
    plan: mergeTexts(traceSteps.plan, steps.plan.trace.steps),
    build: mergeTexts(traceSteps.build, steps.build.trace.steps),
    running: mergeTexts(traceSteps.running, steps.running.trace.steps),
  }
  return (
    <section className={styles.sheet}>
      <VisuallyHidden as="h2">{desk.title}</VisuallyHidden>
      <DeskTable {...desk} />
      {stepIds.map((variant) => {
        const { order, title, text, trace } = steps[variant]
        return (
          <article key={variant} className={classes(styles.step, sheets[variant])} data-variant={variant}>
            <div className={styles.text}>
              <p className={styles.order}>{order}</p>
              <h3>{title}</h3>
              <p>{text}</p>
              {variant === 'build' && <PauseControl />}
            </div>
            <div className={styles.drawing}>
              <DeskDrawing variant={variant} desk={desk} />
            </div>
            <div className={styles.trace}>
              <Trace steps={traces[variant]} label={trace.label} />
            </div>
          </article>
        )
      })}
    </section>
  )
}
