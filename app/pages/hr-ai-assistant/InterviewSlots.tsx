import type { PageTexts } from './definition.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Calendar } from './Calendar.tsx'
import styles from './InterviewSlots.module.css'

type Props = PageTexts['requests']['interview']['figure']
type Slot = 'busy' | 'free' | 'booked'

const slots: Readonly<Record<string, Slot>> = { x: 'busy', '-': 'free', o: 'booked' }

/** In the order of the people, hour by hour. */
const hoursOf = ['-xoxxx-x', 'x-o-xxx-', 'xxox--xx']

/** Three calendars and the one hour that suits all of them. */
export function InterviewSlots({ hours, busy, free, booked, ...calendar }: Props) {
  const words: Record<Slot, string> = { busy, free, booked }
  return (
    <Calendar
      {...calendar}
      columns={hours}
      className={styles.slots}
      renderRow={(row) =>
        hours.map((hour, column) => {
          const slot = slots[hoursOf[row]?.[column] ?? ''] ?? 'free'
          return (
            <td key={hour} className={styles[slot]}>
              <VisuallyHidden>{words[slot]}</VisuallyHidden>
            </td>
          )
        })
      }
    />
  )
}
