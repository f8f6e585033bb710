import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { flagged, flagLevel } from './flags.ts'
import { flagSteps, industryFlags } from './sample-data.ts'

describe('flagLevel', () => {
  it('is higher from each step on', () => {
    expect(flagLevel(flagSteps.high)).toBe('high')
    expect(flagLevel(flagSteps.high - 1)).toBe('medium')
    expect(flagLevel(flagSteps.medium)).toBe('medium')
    expect(flagLevel(flagSteps.medium - 1)).toBe('clear')
  })
})

describe.each(industryFlags)('$id', ({ id, first, contracts }) => {
  const topics = flagged.find((industry) => industry.id === id)?.topics ?? []

  it('flags first what it flags most often', () => {
    const often = topics.filter(({ level }) => level === 'high').map(({ topic }) => topic)
    expect(often.toSorted()).toEqual([...first].toSorted())
  })

  it('counts contracts out of a hundred', () => {
    for (const count of Object.values(contracts)) expect(count).toBeLessThanOrEqual(100)
  })

  it.each(englishAndPortuguese)('has a text for each of these, in %s', (language) => {
    const useCases = [...textsIn(language, 'contractreview').keys()].filter((key) =>
      key.startsWith(`industries.industries.${id}.useCases.`),
    )
    expect(useCases).toHaveLength(first.length)
  })
})
