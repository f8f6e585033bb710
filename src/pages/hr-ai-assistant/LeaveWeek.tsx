import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Calendar } from './Calendar.tsx'
import type { PageTexts } from './definition.ts'
import { leaveWeek } from './sample-data.ts'
import styles from './LeaveWeek.module.css'

type Props = PageTexts['requests']['leave']['figure']
type CellLabels = Pick<Props, 'here' | 'away' | 'asked'>

export function LeaveWeek({ days, people, here, away, asked, ...calendar }: Props) {
  return (
    <Calendar
      {...calendar}
      columns={leaveWeek.days.map((id) => ({ id, name: days[id] }))}
      className={styles.week}
      rows={leaveWeek.people.map(({ id, week }) => ({
        id,
        name: people[id],
        cells: cellsOf(week, { here, away, asked }),
      }))}
    />
  )
}

function cellsOf(week: string, { here, away, asked }: CellLabels) {
  return leaveWeek.days.map((day, column) => {
    // Covered by the previous day's colSpan.
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
              <VisuallyHidden>{asked}</VisuallyHidden> {leaveWeek.requestedDate}
            </span>
          </b>
        ) : (
          <i>{away}</i>
        )}
      </td>
    )
  })
}
