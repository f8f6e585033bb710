import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { flagged, flagLevel } from './flags.ts'
import { flagSteps, industryFlags } from './sample-data.ts'

describe('flagLevel', () => {
  it('rises at each threshold', () => {
    expect(flagLevel(flagSteps.high)).toBe('high')
    expect(flagLevel(flagSteps.high - 1)).toBe('medium')
    expect(flagLevel(flagSteps.medium)).toBe('medium')
    expect(flagLevel(flagSteps.medium - 1)).toBe('clear')
  })
})

describe.each(industryFlags)('$id', ({ id, first, contracts }) => {
  const topics = flagged.find((industry) => industry.id === id)?.topics ?? []

  it('lists the most frequent flags first', () => {
    const often = topics.filter(({ level }) => level === 'high').map(({ topic }) => topic)
    expect(often.toSorted()).toEqual([...first].toSorted())
  })

  it('has at most 100 contracts per flag', () => {
    for (const count of Object.values(contracts)) expect(count).toBeLessThanOrEqual(100)
  })

  it.each(englishAndPortuguese)('has a text for each flag, in %s', (language) => {
    const useCases = [...textsIn(language, 'contractreview').keys()].filter((key) =>
      key.startsWith(`industries.industries.${id}.useCases.`),
    )
    expect(useCases).toHaveLength(first.length)
  })
})
