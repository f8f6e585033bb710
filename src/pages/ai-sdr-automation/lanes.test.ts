import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { laneOf } from './lanes.ts'
import { industryLanes, sdrStages } from './sample-data.ts'

describe('laneOf', () => {
  it('ends before the stage where a rep steps in', () => {
    expect(laneOf({ from: 'new', to: 'replied' })).toEqual({ from: 0, to: 2, rep: 3 })
    expect(laneOf({ from: 'reached', to: 'reached' })).toEqual({ from: 1, to: 1, rep: 2 })
  })

  it('has no rep after the last stage', () => {
    expect(laneOf({ from: 'qualified', to: 'booked' })).toEqual({ from: 3, to: 4, rep: undefined })
  })
})

describe.each(industryLanes)('$id', ({ id, lanes }) => {
  it('never moves a lead backwards', () => {
    for (const { from, to } of lanes.map(laneOf)) {
      expect(to).toBeGreaterThanOrEqual(from)
      expect(to).toBeLessThan(sdrStages.length)
    }
  })

  it.each(englishAndPortuguese)('has one lane per use case, in %s', (language) => {
    const useCases = [...textsIn(language, 'aisdautomation').keys()].filter((key) =>
      key.startsWith(`industries.industries.${id}.useCases.`),
    )
    expect(useCases).toHaveLength(lanes.length)
  })
})
