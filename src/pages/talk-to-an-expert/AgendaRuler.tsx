import type { ReactNode } from 'react'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { fillBrackets } from '#site/template.ts'
import { Trace } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { markedMinutes, minutesOf, RULER, ticks } from './agenda.ts'
import type { PageTexts } from './definition.ts'
import { FloorBar } from './FloorBar.tsx'
import { consultation, liveTrace } from './sample-data.ts'
import styles from './AgendaRuler.module.css'

type Agenda = PageTexts['agenda']
type PartId = keyof Agenda['parts']

const length = minutesOf(consultation)
const { short, long } = ticks(length)

/** The consultation, minute by minute: each part is as tall on the ruler as it is long. */
export function AgendaRuler({ parts, minutes, who }: Pick<Agenda, 'parts' | 'minutes' | 'who'>) {
  const { process, live, needs } = parts
  const { label, now, at, steps } = live.trace
  const figures: Partial<Record<PartId, ReactNode>> = {
    process: <blockquote className={styles.question}>{process.question}</blockquote>,
    live: (
      <div className={styles.trace}>
        <Trace
          label={label}
          steps={liveTrace.map(({ id, status, minute }) => ({
            ...steps[id],
            status,
            time: minute === undefined ? now : fillBrackets(at, { minute: String(minute) }),
          }))}
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
    <div className={styles.ruler}>
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
            <p className={styles.text}>{parts[id].text}</p>
            {figures[id]}
          </li>
        ))}
      </ol>
    </div>
  )
}
