import type { ReactNode } from 'react'
import type { PageTexts } from './definition.ts'
import { Trace, type TraceStep } from '../../ui/Panel.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { consultation } from './sample-data.ts'
import { FloorBar } from './FloorBar.tsx'
import { markedMinutes, minutesOf, RULER, ticks } from './agenda.ts'
import styles from './AgendaRuler.module.css'

type Agenda = PageTexts['agenda']
type PartId = keyof Agenda['parts']

const minutes = minutesOf(consultation)
const { short, long } = ticks(minutes)

/** The consultation, minute by minute: each part is as high on the ruler as it is long. */
export function AgendaRuler({ parts, who }: Pick<Agenda, 'parts' | 'who'>) {
  const { process, live, needs } = parts
  const figures: Partial<Record<PartId, ReactNode>> = {
    process: <blockquote className={styles.question}>{process.question}</blockquote>,
    live: (
      <div className={styles.trace}>
        <Trace label={live.trace.label} steps={live.trace.steps as TraceStep[]} />
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
        <svg viewBox={`0 0 ${RULER.width} ${minutes}`} preserveAspectRatio="none">
          <path d={short} />
          <path className={styles.long} d={long} />
        </svg>
        {markedMinutes(minutes).map((minute) => (
          <b key={minute}>{minute}</b>
        ))}
      </div>
      <FloorBar parts={consultation} className={styles.bar} />
      <ol className={styles.parts}>
        {consultation.map(({ part, from, to, who: floor }) => (
          <li key={part} data-minutes={to - from}>
            <h3>{parts[part].title}</h3>
            <p className={styles.when}>
              {parts[part].when}
              <VisuallyHidden> ({who[floor]})</VisuallyHidden>
            </p>
            <p className={styles.text}>{parts[part].text}</p>
            {figures[part]}
          </li>
        ))}
      </ol>
    </div>
  )
}
