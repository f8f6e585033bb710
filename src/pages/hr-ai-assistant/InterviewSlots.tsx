import { useLanguage } from '#i18n/useTexts.ts'
import { hourLabel } from '#site/clock.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Calendar } from './Calendar.tsx'
import type { PageTexts } from './definition.ts'
import { interviewDay } from './sample-data.ts'
import styles from './InterviewSlots.module.css'

type Props = PageTexts['requests']['interview']['figure']
type Slot = 'busy' | 'free' | 'booked'

const slotKinds: Readonly<Record<string, Slot>> = { x: 'busy', '-': 'free', o: 'booked' }

/** Three calendars and the only hour that is free in all of them. */
export function InterviewSlots({ people, busy, free, booked, ...calendar }: Props) {
  const language = useLanguage()
  const labels: Record<Slot, string> = { busy, free, booked }
  return (
    <Calendar
      {...calendar}
      columns={interviewDay.hours.map((hour) => ({ id: hour, name: hourLabel(hour, language) }))}
      className={styles.slots}
      rows={interviewDay.people.map(({ id, slots }) => ({
        id,
        name: people[id],
        cells: interviewDay.hours.map((hour, column) => {
          const slot = slotKinds[slots[column] ?? ''] ?? 'free'
          return (
            <td key={hour} className={styles[slot]}>
              <VisuallyHidden>{labels[slot]}</VisuallyHidden>
            </td>
          )
        }),
      }))}
    />
  )
}
