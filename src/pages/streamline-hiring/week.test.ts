import { describe, expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { hasPortuguese, PT, keepSiteLanguages } from '#site/testing/portuguese.ts'
import { hiringStages, hiringWeek, mustHaves } from './sample-data.ts'
import { formatTime, slotsOf } from './week.ts'

const en = fileIn('en', 'streamlinehiring')
const pt = fileIn(PT, 'streamlinehiring')

const both = keepSiteLanguages([
  ['en', en],
  [PT, pt],
] as const)

const { days, interviews, busy } = hiringWeek
const week = days.map(({ id }) => slotsOf(id))

/** Index of a day in the week. */
function indexOfDay(day: string): number {
  return days.findIndex(({ id }) => id === day)
}

function candidatesAt(stage: string): number {
  return hiringStages.find(({ id }) => id === stage)?.candidates ?? 0
}

describe('the week', () => {
  it('contains every interview and busy time without overlaps', () => {
    const slots = week.flat()
    expect(slots.filter(({ kind }) => kind === 'interview')).toHaveLength(interviews.length)
    expect(slots.filter(({ kind }) => kind === 'busy')).toHaveLength(busy.length)
  })

  it('has days of the same length', () => {
    for (const slots of week) {
      expect(slots[0]?.hour).toBe(9)
      expect(slots.reduce((sum, { kind }) => sum + { free: 1, interview: 2, busy: 3 }[kind], 0)).toBe(16)
    }
  })

  it('is a week in September 2026, after the public holidays', () => {
    expect(days.map(({ date }) => new Date(2026, 8, date).getDay())).toEqual([1, 2, 3, 4, 5])
    const opened = Math.min(...days.map(({ date }) => date)) - 7
    expect(opened).toBeGreaterThan(7)
    const today = days.find(({ id }) => id === hiringWeek.today)?.date ?? 0
    if (hasPortuguese) expect(pt.pipeline.state).toContain(`há ${today - opened} dias`)
  })

  it('has held exactly the interviews before today', () => {
    for (const { day, held } of interviews) expect(held).toBe(indexOfDay(day) < indexOfDay(hiringWeek.today))
  })
})

describe('the opening', () => {
  it('has an interview per passed candidate, and counts those held', () => {
    expect(interviews).toHaveLength(candidatesAt('skillsCheck'))
    expect(interviews.filter(({ held }) => held)).toHaveLength(candidatesAt('interview'))
  })

  it.each(both)('has as many interviews as in the note of the stage, in %s', (_, { pipeline }) => {
    const note = pipeline.stages.interview.note
    for (const number of note.match(/\d+/g) ?? []) expect(Number(number)).toBe(interviews.length)
  })

  it('spells out the numbers of must-haves and remaining interviews', () => {
    const remaining = interviews.filter(({ held }) => !held)
    expect([mustHaves.length, remaining.length, interviews.length]).toEqual([4, 8, 12])
    expect(en.pipeline.trace.steps.compared.text).toContain('four must-haves')
    expect(en.pipeline.trace.steps.keepingCalendars.text).toContain('eight interviews')
    expect(en.pipeline.offer.text).toContain('twelve')
    if (!hasPortuguese) return
    expect(pt.pipeline.trace.steps.compared.text).toContain('quatro requisitos')
    expect(pt.pipeline.trace.steps.keepingCalendars.text).toContain('oito entrevistas')
    expect(pt.pipeline.offer.text).toContain('doze')
  })

  it.each(both)('mentions the time in the calendar in the chat, in %s', (language, { chat }) => {
    const { hour = 0, day } = interviews.find(({ id }) => id === hiringWeek.chatWith) ?? {}
    expect(day).toBe('thursday')
    for (const text of [chat.messages.offerTimes.content, chat.trace.steps.booked.text]) {
      expect(text).toContain(formatTime(hour, language))
      expect(text).toMatch(/Thursday|quinta/)
    }
  })
})

describe('the clock', () => {
  it.runIf(hasPortuguese)('formats times in both languages', () => {
    expect([9.5, 12, 13.5, 14].map((hour) => formatTime(hour, 'en'))).toEqual(['9:30', '12:00', '1:30', '2:00'])
    expect([9.5, 12, 13.5, 14].map((hour) => formatTime(hour, PT))).toEqual(['9h30', '12h', '13h30', '14h'])
  })
})
