import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import type { ByLanguage } from '#site/languages.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { policyRules, procurementStages } from './sample-data.ts'

/** Languages without an entry are not checked. */
const six: ByLanguage<string> = { en: 'six', pt: 'seis' }

describe.each(englishAndPortuguese)('the sample purchases in %s', (language) => {
  const texts = textsIn(language, 'optimizeprocurement')
  const textAt = (key: string) => texts.get(key) ?? ''
  const numbersAt = (key: string) => (textAt(key).match(/\d+/g) ?? []).map(Number)
  const messages = 'chat.messages'
  const rules = 'policy.panel.rules'

  it('have the same number of bids for a request everywhere', () => {
    const [bids, request] = numbersAt('hero.trace.steps.read.text')
    expect(bids).toBe(6)
    expect(numbersAt('solution.pipeline.decisions.pallets.bids')).toEqual([bids])
    expect(textAt('chat.chips.1')).toContain(six[language] ?? '')
    expect(textAt(`${rules}.threeBids.found`)).toContain(six[language] ?? '')
    expect(numbersAt(`${rules}.threeBids.found`)).toEqual([request])
  })

  it('number the requests of the month consecutively', () => {
    const [{ requests }] = procurementStages
    expect(numbersAt('hero.trace.steps.read.text')[1]).toBeLessThanOrEqual(requests)
    expect(numbersAt('close.number')).toEqual([requests + 1])
  })

  it('describe each bid in the chat as in the policy', () => {
    const [best] = numbersAt(`${messages}.best.content`)
    const [lowest, deposit, allowed] = numbersAt(`${messages}.lowest.content`)
    expect(numbersAt(`${messages}.best.source`)[0]).toBe(best)
    expect(numbersAt('chat.chips.0')).toEqual([best])
    expect(numbersAt(`${rules}.payment.found`)).toEqual([best])
    expect(numbersAt(`${messages}.best.content`).at(-1)).toBe(numbersAt(`${rules}.payment.rule`)[0])
    expect(numbersAt(`${rules}.deposit.found`)).toEqual([lowest, deposit])
    expect(numbersAt(`${rules}.deposit.rule`)).toEqual([allowed])
    expect(numbersAt('chat.trace.steps.applied.text')).toEqual([policyRules.length])
  })

  it('have chat messages before the last update of the panel', () => {
    const clocks = ['ask', 'best', 'lowest'].map((id) => numbersAt(`${messages}.${id}.time`))
    const minutes = clocks.map(([hours = 0, minute = 0]) => hours * 60 + minute)
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    expect(numbersAt('solution.pipeline.state')).toEqual(clocks.at(-1))
  })

  it('differ from the purchase in the testimonial', () => {
    const [best] = numbersAt(`${messages}.best.content`)
    expect(numbersAt('voice.purchase.facts.chosen.value')[0]).not.toBe(best)
    expect(numbersAt('voice.purchase.facts.read.value')[0]).not.toBe(6)
  })

  it('have the specified status of each stage, with a different detail', () => {
    const names = procurementStages.map(({ status }) => textAt(`solution.pipeline.statuses.${status}`))
    expect(new Set(names).size).toBe(procurementStages.length)
    if (language === 'en') expect(names).toEqual(['Completed', 'Active', 'Pending', 'Upcoming'])
    for (const { id } of procurementStages) expect(names).not.toContain(textAt(`stages.${id}.detail`))
  })
})
