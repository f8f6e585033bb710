import { QuoteSection } from '#sections/QuoteSection.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { Stack } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import { hrFriday, hrWeek } from './sample-data.ts'
import styles from './HrWeekSection.module.css'

export function HrWeekSection({ title, lead, days }: PageTexts['week']) {
  return (
    <TitledSection surface="sand" title={title} lead={lead} gap={11} rhythm="claim">
      <ol className={styles.week}>
        {hrWeek.map((day) => (
          <li key={day.id}>
            <p className={styles.name}>{days[day.id].day}</p>
            <DayBlocks blocks={blocksOf(day, days[day.id].lost)} />
            <Stack gap={2} className={styles.problem}>
              <h3>{days[day.id].title}</h3>
              <p>{days[day.id].text}</p>
            </Stack>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

export function FreeFridaySection({ day, plan, ...quote }: PageTexts['testimonial']) {
  return (
    <QuoteSection {...quote} person="lidia" surface="paper" containerClass={styles.columns}>
      <figure className={styles.friday}>
        <figcaption className={styles.name}>{day}</figcaption>
        <DayBlocks blocks={hrFriday.map((block) => ({ ...block, text: plan[block.id] }))} />
      </figure>
    </QuoteSection>
  )
}

const otherWork = (hours: number): DayBlock => ({ hours, kind: 'other' })

function blocksOf(day: (typeof hrWeek)[number], text: string): DayBlock[] {
  return [...day.before.map(otherWork), { hours: day.lost, kind: 'lost', text }, ...day.after.map(otherWork)]
}

type DayBlock = {
  hours: number
  /** lost: the day's problem. talk: time with people. other: everything else. */
  kind: 'lost' | 'talk' | 'other'
  /** Blocks without text are decorative. */
  text?: string | undefined
}

/** Heights in proportion to the hours. SVG, because its height attribute needs no inline style (CSP). */
function DayBlocks({ blocks }: { blocks: readonly DayBlock[] }) {
  const starts = blocks.map((_, index) => blocks.slice(0, index).reduce((sum, { hours }) => sum + hours, 0))
  return (
    <div className={styles.day}>
      {blocks.map(({ hours, kind, text }, index) => (
        <p key={starts[index]} className={styles[kind]} aria-hidden={!text}>
          <svg width="0" height={`${hours * 1.4 - 0.75}rem`} aria-hidden />
          {text}
        </p>
      ))}
    </div>
  )
}
