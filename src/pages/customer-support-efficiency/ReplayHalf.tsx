import { useLanguage } from '#i18n/useTexts.ts'
import { Stat } from '#ui/Stat.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { arrivedAt, courseUntil, minutesToSolution, outcomeAt, solvedAt, stateAt, type Course } from './replay.ts'
import { REPLAYED_MINUTES, supportTickets, tracedTicket, type SupportTicket } from './sample-data.ts'
import { Stretches } from './Stretches.tsx'
import { formatTime } from './time.ts'
import styles from './ReplayHalf.module.css'

const NONE_YET = '–'

type Props = {
  title: string
  note: string
  work: (ticket: SupportTicket) => Course
  /** In minutes since the start of the day. */
  until: number
  texts: PageTexts['hero']['replay']
}

export function ReplayHalf({ title, note, work, until, texts }: Props) {
  const language = useLanguage()
  const outcome = outcomeAt(until, supportTickets.map(work))
  return (
    <div className={styles.half}>
      <table>
        <caption>
          <b>{title}</b>
          {note}
        </caption>
        <TableHead>
          {(['ticket', 'times', 'duration'] as const).map((id) => (
            <VisuallyHidden key={id}>{texts.columns[id]}</VisuallyHidden>
          ))}
        </TableHead>
        <tbody>
          {supportTickets.map((ticket) => {
            const course = work(ticket)
            const state = stateAt(until, course)
            return (
              <tr
                key={ticket.id}
                className={ticket.id === tracedTicket ? styles.traced : undefined}
                data-stage={state === 'solved' ? undefined : state}
              >
                <th scope="row">
                  <b>{ticket.number}</b> <span>{texts.subjects[ticket.id]}</span>
                </th>
                <td>
                  <svg aria-hidden>
                    <Stretches course={courseUntil(until, course)} minutes={REPLAYED_MINUTES} />
                  </svg>
                  <VisuallyHidden>
                    {state !== 'upcoming' && `${formatTime(arrivedAt(course), language)} – `}
                    {state === 'solved' && formatTime(solvedAt(course), language)}
                  </VisuallyHidden>
                </td>
                <td>
                  {state === 'solved' && `${minutesToSolution(course)} min`}
                  {state === 'open' && texts.open}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={styles.outcome}>
        <Stat value={String(outcome?.average ?? NONE_YET)} {...(outcome && { unit: 'min' })} label={texts.average} />
        <p>
          {texts.lastSolved} <b>{outcome ? formatTime(outcome.lastSolvedAt, language) : NONE_YET}</b>
        </p>
      </div>
    </div>
  )
}
