import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../site/languages.ts'
import { localeFile } from '../../site/locale-file.ts'
import { hiringStages, hiringWeek } from './sample-data.ts'
import { clock, slotsOf } from './week.ts'

const { days, interviews, busy } = hiringWeek
const week = days.map(({ id }) => slotsOf(id))

function candidatesAt(stage: string): number {
  return hiringStages.find(({ id }) => id === stage)?.candidates ?? 0
}

describe('the week', () => {
  it('has every interview and every busy time in it: nothing overlaps', () => {
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
})

describe('the opening', () => {
  it('has an interview for each who passed, and counts those that were held', () => {
    expect(interviews).toHaveLength(candidatesAt('skillsCheck'))
    expect(interviews.filter(({ held }) => held)).toHaveLength(candidatesAt('interview'))
  })

  it.each(languages)('has as many interviews as the note beside the stage says, in %s', (language) => {
    const texts = JSON.parse(readFileSync(`public${localeFile(language, 'streamlinehiring')}`, 'utf8'))
    const note: string = texts.pipeline.stages.interview.note
    for (const number of note.match(/\d+/g) ?? []) expect(Number(number)).toBe(interviews.length)
  })
})

describe('the clock', () => {
  it('speaks both languages', () => {
    expect([9.5, 12, 13.5, 14].map((hour) => clock(hour, 'en'))).toEqual(['9:30', '12:00', '1:30', '2:00'])
    expect([9.5, 12, 13.5, 14].map((hour) => clock(hour, 'pt'))).toEqual(['9h30', '12h', '13h30', '14h'])
  })
})
