import type { RefObject } from 'react'
import type { Language } from '../../app/site/languages.ts'
import { useTexts } from '../../app/texts/useTexts.ts'
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx'
import { dayName, timeName, type Day, type Time } from './calendar.ts'
import styles from './TimePicker.module.css'

type Props = {
  day: Day
  times: readonly Time[]
  start: string
  timeZone: string
  language: Language
  heading: RefObject<HTMLHeadingElement | null>
  onPick: (start: string) => void
}

/** The times of a day. Those that are taken stand among them: how full a day is says something too. */
export function TimePicker({ day, times, start, timeZone, language, heading, onPick }: Props) {
  const { scheduler } = useTexts('desk')
  return (
    <fieldset className={styles.times}>
      <legend>
        <h2 ref={heading} tabIndex={-1}>
          {dayName(day, language)}
        </h2>
      </legend>
      <div className={styles.list}>
        {times.map((time) => {
          const name = timeName(time.start, timeZone, language)
          if (!time.free) {
            return (
              <span key={time.start} className={styles.taken}>
                <s>{name}</s>
                <VisuallyHidden> {scheduler.taken}</VisuallyHidden>
              </span>
            )
          }
          return (
            <label key={time.start} className={styles.time}>
              <input
                type="radio"
                name="start"
                value={time.start}
                checked={time.start === start}
                onChange={() => onPick(time.start)}
              />
              <span>{name}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
