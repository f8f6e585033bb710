import type { ReactNode } from 'react'
import { keysOf } from '#i18n/merge-texts.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import { hourLabel } from '#site/clock.ts'
import { classes } from '#ui/classes.ts'
import { StatusDot } from '#ui/Status.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { leaveWeek, interviewDay } from './sample-data.ts'
import styles from './Calendars.module.css'

type Props = {
  caption: string
  /** Header of the name column, for screen readers. */
  person: string
  result: string
  columns: readonly { id: string | number; name: string | number }[]
  rows: readonly { id: string; name: string; cells: ReactNode }[]
  className: string | undefined
}

export function Calendar({ caption, person, result, columns, rows, className }: Props) {
  return (
    <>
      <table className={classes(styles.calendar, className)}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead>
          <VisuallyHidden>{person}</VisuallyHidden>
          {columns.map(({ name }) => name)}
        </TableHead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells}
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

const dayKinds: Readonly<Record<string, 'here' | 'away' | 'asked'>> = { h: 'here', a: 'away', r: 'asked' }

export function LeaveWeek({ days, people, ...texts }: PageTexts['requests']['leave']['figure']) {
  return (
    <Calendar
      {...texts}
      columns={leaveWeek.days.map((id) => ({ id, name: days[id] }))}
      className={styles.week}
      rows={keysOf(leaveWeek.people).map((id) => ({
        id,
        name: people[id],
        cells: leaveWeek.days.map((day, column) => {
          const week = leaveWeek.people[id]
          const kind = dayKinds[week[column] ?? '']
          // Covered by the previous day's colSpan.
          if (!kind) return null
          return (
            <td key={day} className={styles[kind]} colSpan={week[column + 1] === '+' ? 2 : 1}>
              {kind === 'away' ? texts.away : <VisuallyHidden>{texts[kind]}</VisuallyHidden>}
              {kind === 'asked' && ` ${leaveWeek.requestedDate}`}
            </td>
          )
        }),
      }))}
    />
  )
}

const slotKinds: Readonly<Record<string, 'busy' | 'free' | 'booked'>> = { x: 'busy', '-': 'free', o: 'booked' }

export function InterviewSlots({ people, ...texts }: PageTexts['requests']['interview']['figure']) {
  const language = useLanguage()
  return (
    <Calendar
      {...texts}
      columns={interviewDay.hours.map((hour) => ({ id: hour, name: hourLabel(hour, language) }))}
      className={styles.slots}
      rows={keysOf(interviewDay.people).map((id) => ({
        id,
        name: people[id],
        cells: interviewDay.hours.map((hour, column) => {
          const slot = slotKinds[interviewDay.people[id][column] ?? ''] ?? 'free'
          return (
            <td key={hour} className={styles[slot]}>
              <VisuallyHidden>{texts[slot]}</VisuallyHidden>
            </td>
          )
        }),
      }))}
    />
  )
}
