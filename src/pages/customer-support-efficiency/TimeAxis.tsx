import { ChevronsLeftRight } from 'lucide'
import { useId } from 'react'
import { useLanguage } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import { AxisHours } from './AxisHours.tsx'
import { REPLAYED_HOURS, REPLAYED_MINUTES } from './sample-data.ts'
import { formatTime } from './time.ts'
import styles from './TimeAxis.module.css'

const STEP_MINUTES = 5

type Props = {
  label: string
  /** In minutes since the start of the day. */
  until: number
  onChange: (minute: number) => void
}

/** Without JavaScript the full day is shown. */
export function TimeAxis({ label, until, onChange }: Props) {
  const language = useLanguage()
  const id = useId()
  return (
    <div className={styles.axis}>
      <label htmlFor={id}>{label}</label>
      <AxisHours count={REPLAYED_HOURS} />
      <input
        id={id}
        className={styles.slider}
        type="range"
        max={REPLAYED_MINUTES}
        step={STEP_MINUTES}
        defaultValue={REPLAYED_MINUTES}
        autoComplete="off"
        aria-valuetext={formatTime(until, language)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className={styles.handle} aria-hidden>
        <Icon of={ChevronsLeftRight} size={16} />
      </span>
      <b aria-hidden>{formatTime(until, language)}</b>
    </div>
  )
}
