import type { ReactNode } from 'react'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { classes } from '#ui/classes.ts'
import { HiddenTable } from '#ui/HiddenTable.tsx'
import { usePlayOnce } from '#ui/motion/usePlayOnce.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { DeskDrawing } from './DeskDrawing.tsx'
import { stepIds, traceSteps, claimsToday } from './sample-data.ts'
import { routes, stations } from './system.ts'
import surfaces from '#ui/Surface.module.css'
import paper from './paper.module.css'
import styles from './ThreeDrawingsSection.module.css'

const sheets = { plan: classes(paper.grid, surfaces.dark), build: paper.dots, running: undefined }

export function ThreeDrawingsSection({ desk, steps }: Pick<PageTexts, 'desk' | 'steps'>) {
  const traces = {
    plan: <DemoTrace {...steps.plan.trace} statuses={traceSteps.plan} />,
    build: <DemoTrace {...steps.build.trace} statuses={traceSteps.build} />,
    running: <DemoTrace {...steps.running.trace} statuses={traceSteps.running} />,
  }
  return (
    <section className={styles.sheet}>
      <VisuallyHidden as="h2">{desk.title}</VisuallyHidden>
      <DeskTable {...desk} />
      {stepIds.map((variant) => (
        <Step key={variant} variant={variant} desk={desk} {...steps[variant]}>
          {traces[variant]}
        </Step>
      ))}
    </section>
  )
}

type StepProps = Pick<PageTexts['steps']['plan'], 'order' | 'title' | 'text'> & {
  variant: keyof typeof sheets
  desk: PageTexts['desk']
  children: ReactNode
}

function Step({ variant, desk, order, title, text, children }: StepProps) {
  return (
    <article className={classes(styles.step, sheets[variant])} data-variant={variant} {...usePlayOnce<HTMLElement>()}>
      <div className={styles.text}>
        <p>{order}</p>
        <h3>{title}</h3>
        <p>{text}</p>
        {variant === 'build' && <PauseControl />}
      </div>
      <div className={styles.drawing} data-og-image={variant === 'running' ? undefined : ''}>
        <DeskDrawing variant={variant} desk={desk} />
      </div>
      <div className={styles.trace}>{children}</div>
    </article>
  )
}

function DeskTable({ caption, columns, stations: texts }: PageTexts['desk']) {
  return (
    <HiddenTable
      caption={caption}
      columns={[columns.station, columns.plan, columns.build, columns.running, columns.next]}
      rows={stations.map(({ id }) => {
        const { name, plan, build, running } = texts[id]
        const next = routes.filter(({ from }) => from === id).map(({ to }) => texts[to].name)
        return { id, cells: [name, plan, build, `${claimsToday[id]} ${running}`, next.join(', ')] }
      })}
    />
  )
}
