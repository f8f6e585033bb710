import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import type { ByLanguage } from '#site/languages.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { remainingContracts, openedContract } from './sample-data.ts'

/** Languages without an entry skip the test. */
const counts: ByLanguage<string[]> = {
  en: ['no', 'one', 'two', 'three', 'four'],
  pt: ['nenhum', 'um', 'dois', 'três', 'quatro'],
}

/** Parses "4:40 p.m." or "16h40". */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = (clock.match(/\d+/g) ?? []).map(Number)
  return (hours + (clock.endsWith('p.m.') ? 12 : 0)) * 60 + minutes
}

describe.each(englishAndPortuguese)('the texts about the sample portfolio in %s', (language) => {
  const texts = textsIn(language, 'contractreview')
  const numbersAt = (key: string) => (texts.get(key)?.match(/\d+/g) ?? []).map(Number)

  it.runIf(language in counts)('mention as many contracts as remain', () => {
    expect(texts.get('close.title')?.split(' ')).toContain(counts[language]?.[remainingContracts.length])
  })

  it('agree on the number of pages and rules of the opened contract', () => {
    const [pages = 0] = numbersAt('card.about')
    const { met, requested, broken } = openedContract.rules
    expect(numbersAt('card.trace.steps.compared.text')).toEqual([pages, met + requested + broken])
  })

  it('date the amendment to a clause after its finding', () => {
    const found = minutesOf(texts.get('map.trace.steps.sent.time') ?? '')
    expect(found).toBeGreaterThan(0)
    expect(minutesOf(texts.get('assistant.draft.trace.drafted.time') ?? '')).toBeGreaterThan(found)
    const clause = /\d+\.\d+/.exec(texts.get('card.findings.uncappedLiability.text') ?? '')?.[0] ?? 'none'
    expect(texts.get('assistant.draft.name')).toContain(clause)
    expect(texts.get('assistant.draft.label')).toContain(clause)
  })
})
