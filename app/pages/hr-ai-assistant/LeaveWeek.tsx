import type { PageTexts } from './definition.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Calendar } from './Calendar.tsx'
import styles from './LeaveWeek.module.css'

type Props = PageTexts['requests']['leave']['figure']

/** In the order of the people, day by day: here, away, away for one more day, asked for. */
const weeks = ['a+hhh', 'hhhhr', 'hhahh', 'hhhhh']

/** A team's week with the day that somebody asks for. */
export function LeaveWeek({ days, here, away, asked, requested, ...calendar }: Props) {
  return (
    <Calendar
      {...calendar}
      columns={days}
      className={styles.week}
      renderRow={(row) =>
        days.map((day, column) => {
          const week = weeks[row] ?? ''
          // The day before it spans this one.
          if (week[column] === '+') return null
          if (week[column] === 'h') {
            return (
              <td key={day}>
                <VisuallyHidden>{here}</VisuallyHidden>
              </td>
            )
          }
          return (
            <td key={day} colSpan={week[column + 1] === '+' ? 2 : 1}>
              {week[column] === 'r' ? (
                <b>
                  <span>
                    <VisuallyHidden>{asked}</VisuallyHidden> {requested}
                  </span>
                </b>
              ) : (
                <i>{away}</i>
              )}
            </td>
          )
        })
      }
    />
  )
}
