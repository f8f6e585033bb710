import { useState, type RefObject } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import type { Language } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { zoneName } from '../shared/time-zones.ts'
import { dayName, monthName, monthOf, monthsOf, type Month } from './calendar.ts'
import type { Choice } from './choice.ts'
import type { BookingValues } from './drafts.ts'
import { MonthPicker } from './MonthPicker.tsx'
import { TimePicker } from './TimePicker.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'

type Props = {
  choice: Choice
  language: Language
  heading: RefObject<HTMLHeadingElement | null>
  /** What says that a time is missing, as long as something does. */
  faultId: string | undefined
  onChange: (changes: Partial<BookingValues>) => void
}

export function TimeStep({ choice, language, heading, faultId, onChange }: Props) {
  const { scheduler } = useTexts('desk')
  const { timeZone, days, free, day, start } = choice
  const months = monthsOf(free)
  const [turnedTo, turnTo] = useState<Month>()
  // Another zone may have no free day in the month that was turned to.
  const month = turnedTo !== undefined && months.includes(turnedTo) ? turnedTo : monthOf(day)
  const [changed, setChanged] = useState<'month' | 'zone'>()
  const at = start === '' ? (days.get(day)?.[0]?.start ?? '') : start
  const words = {
    month: monthName(month, language),
    count: String(free.filter((each) => monthOf(each) === month).length),
    zone: zoneName(timeZone, new Date(at), language),
    day: dayName(day, language),
  }
  return (
    <>
      {/* What changed far from the control that changed it, for who cannot see it. */}
      <VisuallyHidden as="div">
        <div role="status">{changed && fillBrackets(scheduler.news[changed], words)}</div>
      </VisuallyHidden>
      <MonthPicker
        month={month}
        months={months}
        free={free}
        day={day}
        timeZone={timeZone}
        language={language}
        onTurn={(turned) => {
          turnTo(turned)
          setChanged('month')
        }}
        onPick={(picked) => {
          // A day says its own name.
          setChanged(undefined)
          onChange({ day: picked, start: '' })
        }}
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
        faultId={faultId}
        // Arrows pick as they pass: only the button goes on.
        onPick={(picked) => onChange({ start: picked, day, step: 'time' })}
      />
      <TimeZoneSelect
        timeZone={timeZone}
        at={at}
        language={language}
        onPick={(picked) => {
          setChanged('zone')
          onChange({ timeZone: picked })
        }}
      />
    </>
  )
}
