import { useState, type RefObject } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { fillBrackets } from '#site/template.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { zoneName } from '../shared/time-zones.ts'
import { dayName, monthName, monthOf, monthsOf, type Month } from './calendar.ts'
import type { Choice } from './choice.ts'
import type { BookingValues } from './draft.ts'
import { MonthPicker } from './MonthPicker.tsx'
import { TimePicker } from './TimePicker.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'

type Props = {
  choice: Choice
  heading: RefObject<HTMLHeadingElement | null>
  errorId: string | undefined
  onChange: (changes: Partial<BookingValues>) => void
}

export function TimeStep({ choice, heading, errorId, onChange }: Props) {
  const { scheduler } = useTexts('forms')
  const language = useLanguage()
  const { timeZone, days, free, day, start } = choice
  const months = monthsOf(free)
  const [chosenMonth, setChosenMonth] = useState<Month>()
  // Another time zone may have no free day in the selected month.
  const month = chosenMonth !== undefined && months.includes(chosenMonth) ? chosenMonth : monthOf(day)
  const [changed, setChanged] = useState<'month' | 'zone'>()
  const at = start === '' ? (days.get(day)?.[0]?.start ?? '') : start
  const values = {
    month: monthName(month, language),
    count: String(free.filter((each) => monthOf(each) === month).length),
    zone: zoneName(timeZone, new Date(at), language),
    day: dayName(day, language),
  }
  return (
    <>
      {/* Announces changes elsewhere on the page to screen readers. */}
      <VisuallyHidden as="div" role="status">
        {changed && fillBrackets(scheduler.news[changed], values)}
      </VisuallyHidden>
      <MonthPicker
        month={month}
        months={months}
        choice={choice}
        onTurn={(turned) => {
          setChosenMonth(turned)
          setChanged('month')
        }}
        onPick={(picked) => {
          // The radio button announces the day.
          setChanged(undefined)
          onChange({ day: picked, start: '' })
        }}
      />
      <TimePicker
        // Reset the page of times when the day or the time zone changes.
        key={`${day} ${timeZone}`}
        choice={choice}
        heading={heading}
        errorId={errorId}
        // Arrow keys select every time they pass, so only the button advances to the next step.
        onPick={(picked) => onChange({ start: picked, day, step: 'time' })}
      />
      <TimeZoneSelect
        timeZone={timeZone}
        at={at}
        onPick={(picked) => {
          setChanged('zone')
          onChange({ timeZone: picked })
        }}
      />
    </>
  )
}
