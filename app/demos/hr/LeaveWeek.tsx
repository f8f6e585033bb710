import type { Texts } from '../../texts/resources.ts'
import { StatusDot } from '../../ui/Status.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './Calendar.module.css'

type Props = Texts['hraiassistant']['requests']['leave']['figure']

type Absence = { from: number; days: number; isRequest?: true }

/** In the order of the people. */
const absences: readonly (Absence | undefined)[] = [
  { from: 0, days: 2 },
  { from: 4, days: 1, isRequest: true },
  { from: 2, days: 1 },
]

/** A team's week with the day that somebody asks for. */
export function LeaveWeek({ caption, days, people, off, requested, result }: Props) {
  return (
    <>
      <table className={classes(styles.calendar, styles.week)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, row) => (
            <tr key={person}>
              <th scope="row">{person}</th>
              {days.map((day, column) => {
                const absence = absences[row]
                if (!absence || column < absence.from || column >= absence.from + absence.days) return <td key={day} />
                // The days after the first are part of its cell.
                if (column > absence.from) return null
                return (
                  <td key={day} colSpan={absence.days}>
                    <span className={absence.isRequest && styles.requested}>{absence.isRequest ? requested : off}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.result}>
        <StatusDot status="done" />
        {result}
      </p>
    </>
  )
}
