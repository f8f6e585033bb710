import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../site/languages.ts'
import { localeFile } from '../../site/locale-file.ts'
import { hiringStages, hiringWeek } from './sample-data.ts'
import { clock, slotsOf } from './week.ts'

const { interviews, busy } = hiringWeek
const week = [0, 1, 2, 3, 4].map(slotsOf)

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
  const [, , checked, interviewing] = hiringStages

  it('has an interview for each who passed, and counts those that were held', () => {
    expect(interviews).toHaveLength(checked.candidates)
    expect(interviews.filter(({ held }) => held)).toHaveLength(interviewing.candidates)
  })

  it.each(languages)('is what the words around it say, in %s', (language) => {
    const texts = JSON.parse(readFileSync(`public${localeFile(language, 'streamlinehiring')}`, 'utf8'))
    expect(texts.week.candidates).toHaveLength(interviews.length)
    expect(texts.pipeline.stages).toHaveLength(hiringStages.length)
    expect(texts.decisions.rows).toHaveLength(hiringStages.length)
    expect(texts.pipeline.stages[3].note).toContain(String(interviews.length))
    expect(texts.chat.name).toBe(texts.week.candidates[hiringWeek.chatWith])
  })
})

describe('the clock', () => {
  it('speaks both languages', () => {
    expect([9.5, 12, 13.5, 14].map((hour) => clock(hour, 'en'))).toEqual(['9:30', '12:00', '1:30', '2:00'])
    expect([9.5, 12, 13.5, 14].map((hour) => clock(hour, 'pt'))).toEqual(['9h30', '12h', '13h30', '14h'])
  })
})
