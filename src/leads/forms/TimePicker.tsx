import { useId, useState, type RefObject } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { classes } from '#ui/classes.ts'
import { Cluster } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { dayName, pageToOpen, partsOfDay, timeName, timePages, type Time } from './calendar.ts'
import type { Choice } from './choice.ts'
import { TurnButton } from './TurnButton.tsx'
import styles from './Times.module.css'

type Props = {
  choice: Pick<Choice, 'days' | 'day' | 'start' | 'timeZone'>
  heading: RefObject<HTMLHeadingElement | null>
  errorId: string | undefined
  onPick: (start: string) => void
}

/** Includes taken times, to show how busy the day is. */
export function TimePicker({ choice, heading, errorId, onPick }: Props) {
  const { days, day, start, timeZone } = choice
  const { scheduler } = useTexts('forms')
  const language = useLanguage()
  const id = useId()
  const pages = timePages(days.get(day) ?? [])
  const [pageIndex, setPageIndex] = useState(() => pageToOpen(pages, start))
  // There may be fewer pages if a time was taken in the meantime.
  const visibleTimes = pages[pageIndex] ?? pages.at(-1) ?? []
  const [first, last] = [visibleTimes[0], visibleTimes.at(-1)].map(
    (time) => time && timeName(time.start, timeZone, language),
  )
  return (
    <fieldset
      className={styles.times}
      role="radiogroup"
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
    >
      <legend>
        <h2 ref={heading} tabIndex={-1}>
          {dayName(day, language)}
        </h2>
      </legend>
      {pages.length > 1 && (
        <Cluster gap={2} className={styles.turns}>
          <VisuallyHidden aria-live="polite">{`${first} – ${last}`}</VisuallyHidden>
          <TurnButton
            direction="previous"
            label={scheduler.earlierTimes}
            to={pageIndex > 0 ? pageIndex - 1 : undefined}
            onTurn={setPageIndex}
          />
          <TurnButton
            direction="next"
            label={scheduler.laterTimes}
            to={pages[pageIndex + 1] && pageIndex + 1}
            onTurn={setPageIndex}
          />
        </Cluster>
      )}
      {partsOfDay(visibleTimes, timeZone).map((each) => (
        <div key={each.part} className={styles.part} role="group" aria-labelledby={`${id}-${each.part}`}>
          <h3 id={`${id}-${each.part}`}>{scheduler.parts[each.part]}</h3>
          <div className={styles.list}>
            {each.times.map((time) => (
              <TimeSlot
                key={time.start}
                time={time}
                name={timeName(time.start, timeZone, language)}
                chosen={time.start === start}
                onPick={onPick}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

type SlotProps = { time: Time; name: string; chosen: boolean; onPick: (start: string) => void }

export function TimeSlot({ time: { start, free }, name, chosen, onPick }: SlotProps) {
  const { scheduler } = useTexts('forms')
  if (!free) {
    return (
      <span className={classes(styles.time, styles.taken)}>
        <s>{name}</s>
        <VisuallyHidden> {scheduler.taken}</VisuallyHidden>
      </span>
    )
  }
  return (
    <label className={classes(styles.time, styles.free)}>
      <input type="radio" name="start" value={start} checked={chosen} onChange={() => onPick(start)} />
      <span>{name}</span>
    </label>
  )
}
