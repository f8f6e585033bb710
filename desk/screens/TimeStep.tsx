import { useState, type RefObject } from 'react'
import type { Language } from '../../app/site/languages.ts'
import { monthOf, monthsOf, type Month } from './calendar.ts'
import type { Choice } from './choice.ts'
import type { BookingValues } from './drafts.ts'
import { MonthPicker } from './MonthPicker.tsx'
import { TimePicker } from './TimePicker.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'

type Props = {
  choice: Choice
  language: Language
  heading: RefObject<HTMLHeadingElement | null>
  onChange: (changes: Partial<BookingValues>) => void
}

export function TimeStep({ choice, language, heading, onChange }: Props) {
  const { timeZone, days, free, day, start } = choice
  const months = monthsOf(free)
  const [turnedTo, turnTo] = useState<Month>()
  // Another zone may have no free day in the month that was turned to.
  const month = turnedTo !== undefined && months.includes(turnedTo) ? turnedTo : monthOf(day)
  return (
    <>
      <MonthPicker
        month={month}
        months={months}
        free={free}
        day={day}
        timeZone={timeZone}
        language={language}
        onTurn={turnTo}
        onPick={(picked) => onChange({ day: picked, start: '' })}
      />
      <TimePicker
        // Another day, or another clock, opens where its own times begin.
        key={`${day} ${timeZone}`}
        day={day}
        times={days.get(day) ?? []}
        start={start}
        timeZone={timeZone}
        language={language}
        heading={heading}
        // Arrows pick as they pass: only the button goes on.
        onPick={(picked) => onChange({ start: picked, day, step: 'time' })}
      />
      <TimeZoneSelect
        timeZone={timeZone}
        at={start === '' ? (days.get(day)?.[0]?.start ?? '') : start}
        language={language}
        onPick={(picked) => onChange({ timeZone: picked })}
      />
    </>
  )
}
