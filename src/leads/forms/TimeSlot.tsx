import { useTexts } from '#i18n/useTexts.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Time } from './calendar.ts'
import styles from './TimeSlot.module.css'

type Props = {
  time: Time
  name: string
  chosen: boolean
  onPick: (start: string) => void
}

export function TimeSlot({ time: { start, free }, name, chosen, onPick }: Props) {
  const { scheduler } = useTexts('forms')
  if (!free) {
    return (
      <span className={styles.taken}>
        <s>{name}</s>
        <VisuallyHidden> {scheduler.taken}</VisuallyHidden>
      </span>
    )
  }
  return (
    <label className={styles.time}>
      <input type="radio" name="start" value={start} checked={chosen} onChange={() => onPick(start)} />
      <span>{name}</span>
    </label>
  )
}
