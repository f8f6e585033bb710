import { useState } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { languageFacts } from '#site/languages.ts'
import { classes } from '#ui/classes.ts'
import { Cluster } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { dayName, dayOf, monthGrid, monthName, weekdayNames, type Day, type Month } from './calendar.ts'
import type { Choice } from './choice.ts'
import { TurnButton } from './TurnButton.tsx'
import styles from './Times.module.css'

type Props = {
  month: Month
  months: readonly Month[]
  choice: Pick<Choice, 'free' | 'day' | 'timeZone'>
  onTurn: (month: Month) => void
  onPick: (day: Day) => void
}

/** Free days of a month as one radio group: a single tab stop, with arrow keys between days. */
export function MonthPicker({ month, months, choice: { free, day, timeZone }, onTurn, onPick }: Props) {
  const { scheduler } = useTexts('forms')
  const language = useLanguage()
  const [now] = useState(() => new Date().toISOString())
  const today = dayOf(now, timeZone)
  const index = months.indexOf(month)
  const names = weekdayNames(language)
  const { before, days } = monthGrid(month, languageFacts[language].weekStart)
  return (
    <div>
      <Cluster gap={2} className={styles.bar}>
        <h2>{monthName(month, language)}</h2>
        <TurnButton direction="previous" label={scheduler.previousMonth} to={months[index - 1]} onTurn={onTurn} />
        <TurnButton direction="next" label={scheduler.nextMonth} to={months[index + 1]} onTurn={onTurn} />
      </Cluster>
      <fieldset className={styles.month}>
        <legend>
          <VisuallyHidden>{scheduler.day}</VisuallyHidden>
        </legend>
        {names.map(({ short, long }) => (
          <span key={long} className={styles.weekday} aria-hidden>
            {short}
          </span>
        ))}
        {names.slice(0, before).map(({ long }) => (
          <span key={`before ${long}`} aria-hidden />
        ))}
        {days.map((cell) => {
          const date = Number(cell.slice(-2))
          const className = classes(styles.day, cell === today && styles.today)
          if (!free.includes(cell)) {
            return (
              <span key={cell} className={className} aria-hidden>
                {date}
              </span>
            )
          }
          return (
            <label key={cell} className={classes(className, styles.free)}>
              <input type="radio" name="day" value={cell} checked={cell === day} onChange={() => onPick(cell)} />
              <span aria-hidden>{date}</span>
              <VisuallyHidden>{dayName(cell, language)}</VisuallyHidden>
            </label>
          )
        })}
      </fieldset>
    </div>
  )
}
