import type { ReactNode } from 'react'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type Floor, markedMinutes, minutesOf, RULER, ticks, BAR_WIDTH, blocks, type Part } from './agenda.ts'
import type { PageTexts } from './definition.ts'
import { consultation, liveTrace, READ_MINUTE } from './sample-data.ts'
import styles from './AgendaSection.module.css'

const floors: readonly Floor[] = ['you', 'us', 'both']

export function AgendaSection({ title, lead, who, minutes, parts }: PageTexts['agenda']) {
  return (
    <ContainedSection surface="sand" containerClass={styles.columns}>
      <div className={styles.text}>
        <SectionHeading title={title} lead={lead} />
        <ul className={styles.key}>
          {floors.map((floor) => (
            <li key={floor}>
              <FloorBar parts={[{ from: 0, to: 1, who: floor }]} />
              {who[floor]}
            </li>
          ))}
        </ul>
      </div>
      <AgendaRuler who={who} minutes={minutes} parts={parts} />
    </ContainedSection>
  )
}

type Agenda = PageTexts['agenda']

const length = minutesOf(consultation)
const { short, long } = ticks(length)

function AgendaRuler({ parts, minutes, who }: Pick<Agenda, 'parts' | 'minutes' | 'who'>) {
  const { process, live, needs } = parts
  const { label, now, at, steps } = live.trace
  const figures: Partial<Record<keyof Agenda['parts'], ReactNode>> = {
    process: <blockquote className={styles.question}>{process.question}</blockquote>,
    live: (
      <div className={styles.trace}>
        <DemoTrace
          label={label}
          statuses={liveTrace}
          steps={{
            read: { ...steps.read, time: fillBrackets(at, { minute: String(READ_MINUTE) }) },
            asking: { ...steps.asking, time: now },
          }}
        />
        <PauseControl />
      </div>
    ),
    needs: (
      <ul className={styles.needs}>
        {needs.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    ),
  }
  return (
    <div className={styles.ruler} data-og-image="">
      <div className={styles.tape} aria-hidden>
        <svg viewBox={`0 0 ${RULER.width} ${length}`} preserveAspectRatio="none">
          <path d={short} />
          <path className={styles.long} d={long} />
        </svg>
        {markedMinutes(length).map((minute) => (
          <b key={minute}>{minute}</b>
        ))}
      </div>
      <FloorBar parts={consultation} className={styles.bar} />
      <ol className={styles.parts}>
        {consultation.map(({ id, from, to, who: floor }) => (
          <li key={id} data-minutes={to - from}>
            <h3>{parts[id].title}</h3>
            <p className={styles.when}>
              {fillBrackets(minutes, { from: String(from), to: String(to) })}
              <VisuallyHidden> ({who[floor]})</VisuallyHidden>
            </p>
            <p className={styles.partText}>{parts[id].text}</p>
            {figures[id]}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Visitors are dark, our side is green. Decorative: there is text beside it. */
function FloorBar({ parts, className }: { parts: readonly Part[]; className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.floor, className)}
      viewBox={`0 0 ${BAR_WIDTH} ${minutesOf(parts)}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={styles.us} d={blocks(parts, 'us')} />
      <path d={blocks(parts, 'you')} />
    </svg>
  )
}
