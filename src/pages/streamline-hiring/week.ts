import { formatClock } from '#site/clock.ts'
import type { Language } from '#site/languages.ts'
import { hiringWeek, type Candidate, type Day } from './sample-data.ts'

const OPENS = 9
const CLOSES = 17

/** In hours. */
const LENGTH = { free: 0.5, interview: 1, busy: 1.5 }

export type Slot =
  | { kind: 'free' | 'busy'; hour: number }
  | { kind: 'interview'; hour: number; candidate: Candidate; held: boolean }

export const fullHours: readonly number[] = Array.from({ length: CLOSES - OPENS }, (_, index) => OPENS + index)

/** From opening to closing, without gaps. */
export function slotsOf(day: Day): Slot[] {
  const slots: Slot[] = []
  for (let hour = OPENS; hour < CLOSES; hour += LENGTH[slots.at(-1)?.kind ?? 'free']) slots.push(slotAt(day, hour))
  return slots
}

function slotAt(day: Day, hour: number): Slot {
  const isHere = (entry: { day: Day; hour: number }) => entry.day === day && entry.hour === hour
  const interview = hiringWeek.interviews.find(isHere)
  if (interview) return { kind: 'interview', hour, candidate: interview.id, held: isHeld(day) }
  return { kind: hiringWeek.busy.some(isHere) ? 'busy' : 'free', hour }
}

/** Interviews of earlier days have been held. */
export function isHeld(day: Day): boolean {
  return hiringWeek.days[day] < hiringWeek.days[hiringWeek.today]
}

/** 13.5 is "1:30" in English and "13h30" in Portuguese. */
export function formatTime(hour: number, language: Language): string {
  const fullHour = Math.floor(hour)
  return formatClock(fullHour, Math.round((hour - fullHour) * 60), language)
}
