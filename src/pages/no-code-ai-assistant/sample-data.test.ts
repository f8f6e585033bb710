import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { claims } from '#site/claims.ts'
import type { ByLanguage } from '#site/languages.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { blockKinds } from './blocks.ts'
import { integrationGroups, ORDER_PERCENT } from './sample-data.ts'

/** Languages without an entry are not checked. */
const four: ByLanguage<RegExp> = { en: /\bfour\b/, pt: /\bquatro\b/ }

describe.each(englishAndPortuguese)('the texts of the demos in %s', (language) => {
  const texts = textsIn(language, 'nocodeai')
  const numbersIn = (key: string) => (texts.get(key)?.match(/\d+/g) ?? []).map(Number)

  it('list at least the claimed number of integration types, each once', () => {
    const types = [...texts].filter(([key]) => /^integrations\.(?:used|groups\.\w+\.more)\./.test(key))
    const fits = `${types.length} integration types are listed in the texts of the page: add some, or claim at most as many.`
    expect(types.length, fits).toBeGreaterThanOrEqual(claims.integrations.value)
    expect(new Set(types.map(([, type]) => type)).size).toBe(types.length)
  })

  it('mark the four integrations that the order assistant uses', () => {
    expect(integrationGroups.flatMap(({ used }) => used)).toHaveLength(4)
    expect(texts.get('integrations.text')).toMatch(four[language] ?? '')
  })

  it('have one order number throughout the chat', () => {
    const order = texts.get('builder.chat.messages.orderNumber.content')
    for (const key of ['builder.chat.label', 'builder.order.title', 'builder.order.spoken']) {
      expect(texts.get(key), key).toContain(order)
    }
    const [step = 0, steps = 0] = numbersIn('builder.order.text')
    expect((100 * step) / steps).toBe(ORDER_PERCENT)
    expect(texts.get('builder.order.spoken')).toContain(texts.get('builder.order.text'))
  })

  it('refer to the same block of the flow in the test and the handoff', () => {
    const [block = 0] = numbersIn('features.test.figure.items.partialCancel.state')
    expect(blockKinds[block - 1]).toBe('offers')
    expect(numbersIn('features.handOver.figure.facts.stop.value')).toEqual([block])
  })

  it('preview the version after the live one', () => {
    const [draft = 0] = numbersIn('features.versions.figure.items.draft.text')
    expect(numbersIn('builder.state')).toEqual([draft])
    expect(numbersIn('features.versions.figure.items.live.text')).toEqual([draft - 1])
    expect(numbersIn('features.versions.figure.items.first.text')).toEqual([draft - 2])
  })
})
