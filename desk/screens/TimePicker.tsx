import { useState, type RefObject } from 'react'
import type { Language } from '../../app/site/languages.ts'
import { useTexts } from '../../app/texts/useTexts.ts'
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx'
import { dayName, timeName, type Day, type Time } from './calendar.ts'
import { pageToOpen, timePages } from './time-pages.ts'
import { TurnButton } from './TurnButton.tsx'
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
  const pages = timePages(times)
  const [at, turnTo] = useState(() => pageToOpen(pages, start))
  // A time that has been taken meanwhile may have left fewer pages.
  const shown = pages[at] ?? pages.at(-1) ?? []
  const [first, last] = [shown[0], shown.at(-1)].map((time) => time && timeName(time.start, timeZone, language))
  return (
    <fieldset className={styles.times}>
      <legend>
        <h2 ref={heading} tabIndex={-1}>
          {dayName(day, language)}
        </h2>
      </legend>
      {pages.length > 1 && (
        <div className={styles.turns}>
          <VisuallyHidden>
            <span aria-live="polite">{`${first} – ${last}`}</span>
          </VisuallyHidden>
          <TurnButton way="back" label={scheduler.earlierTimes} to={at > 0 ? at - 1 : undefined} onTurn={turnTo} />
          <TurnButton way="on" label={scheduler.laterTimes} to={pages[at + 1] && at + 1} onTurn={turnTo} />
        </div>
      )}
      <div className={styles.list}>
        {shown.map((time) => {
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
