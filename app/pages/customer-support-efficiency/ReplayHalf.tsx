import type { PageTexts } from './definition.ts'
import { useLanguage } from '../../texts/useTexts.ts'
import { Grow } from '../../ui/Grow.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { supportTickets, tracedTicket, type SupportTicket } from './sample-data.ts'
import { arrivedAt, average, lastSolvedAt, minutesToSolution, solvedAt, type Course } from './replay.ts'
import { Stretches } from './Stretches.tsx'
import { clock } from './time.ts'
import styles from './ReplayHalf.module.css'

type ReplayTexts = PageTexts['hero']['replay']

const columns = ['ticket', 'times', 'duration'] as const

type Props = {
  title: string
  note: string
  /** How a ticket is worked on in this half. */
  work: (ticket: SupportTicket) => Course
  /** How many minutes the axis shows. */
  minutes: number
  texts: ReplayTexts
}

/** All tickets worked on in one way: a row each, drawn to scale, and what comes of it. */
export function ReplayHalf({ title, note, work, minutes, texts }: Props) {
  const language = useLanguage()
  const courses = supportTickets.map(work)
  return (
    <Grow className={styles.half}>
      <table>
        <caption>
          <b>{title}</b>
          {note}
        </caption>
        <TableHead>
          {columns.map((id) => (
            <VisuallyHidden key={id}>{texts.columns[id]}</VisuallyHidden>
          ))}
        </TableHead>
        <tbody>
          {supportTickets.map((ticket) => {
            const course = work(ticket)
            return (
              <tr key={ticket.id} className={ticket.id === tracedTicket ? styles.traced : undefined}>
                <th scope="row">
                  <b>{ticket.number}</b> <span>{texts.subjects[ticket.id]}</span>
                </th>
                <td>
                  <svg aria-hidden>
                    <Stretches course={course} minutes={minutes} />
                  </svg>
                  <VisuallyHidden>
                    {clock(arrivedAt(course), language)} – {clock(solvedAt(course), language)}
                  </VisuallyHidden>
                </td>
                <td>{minutesToSolution(course)} min</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={styles.outcome}>
        <Stat value={String(average(courses.map(minutesToSolution)))} unit="min" label={texts.average} />
        <p>
          {texts.lastSolved} <b>{clock(lastSolvedAt(courses), language)}</b>
        </p>
      </div>
    </Grow>
  )
}
