import type { Texts } from '../../texts/resources.ts'
import { StatusDot } from '../../ui/Status.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './Calendar.module.css'

type Props = Texts['hraiassistant']['requests']['interview']['figure']
type Slot = 'busy' | 'free' | 'booked'

const slots: Readonly<Record<string, Slot>> = { x: 'busy', '-': 'free', o: 'booked' }

/** Hour by hour, in the order of the people. */
const calendars = ['-xoxxx-x', 'x-o-xxx-', 'xxox--xx']

/** Three calendars and the one hour that suits all of them. */
export function InterviewSlots({ caption, hours, people, result, ...words }: Props) {
  return (
    <>
      <table className={classes(styles.calendar, styles.slots)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, row) => (
            <tr key={person}>
              <th scope="row">{person}</th>
              {hours.map((hour, column) => {
                const slot = slots[calendars[row]?.[column] ?? ''] ?? 'free'
                return (
                  <td key={hour} className={styles[slot]}>
                    <VisuallyHidden>{words[slot]}</VisuallyHidden>
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
