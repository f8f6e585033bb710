import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { scoredBids, technicians } from './sample-data.ts'
import { limit } from './system.ts'

it('ranks bids by their score out of 100, each number once', () => {
  const scores = scoredBids.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(Math.max(...scores)).toBeLessThanOrEqual(100)
  expect(new Set(scoredBids.map(({ number }) => number)).size).toBe(scoredBids.length)
})

describe.each(englishAndPortuguese)('the texts in %s', (language) => {
  const texts = textsIn(language, 'tailoredaisolutions')
  const amountIn = (key: string) => /\$ ?[\d.,]*\d/.exec(texts.get(key) ?? '')?.[0]
  const numbersIn = (key: string) => (texts.get(key)?.match(/\d+/g) ?? []).map(Number)

  it('have consecutive weeks, with every trace in its step', () => {
    const [planFrom = 0, planTo = 0] = numbersIn('steps.plan.order')
    const [buildFrom = 0, buildTo = 0] = numbersIn('steps.build.order')
    const [live = 0] = numbersIn('steps.running.order')
    expect([planFrom, buildFrom, live]).toEqual([1, planTo + 1, buildTo + 1])
    expect(numbersIn('hold.lead')).toEqual([live])
    const planned = ['watched', 'settled'].flatMap((id) => numbersIn(`steps.plan.trace.steps.${id}.time`))
    expect(planned).toEqual([planFrom, planTo])
    const [tested = 0] = numbersIn('steps.build.trace.steps.tested.time')
    expect(tested).toBeGreaterThanOrEqual(buildFrom)
    expect(tested).toBeLessThanOrEqual(buildTo)
  })

  it('show the same count of correct readings twice', () => {
    const [right = 0, all = 0] = numbersIn('desk.stations.read.build')
    expect(numbersIn('steps.build.trace.steps.tested.text')).toEqual([right, all])
    expect(right).toBeLessThanOrEqual(all)
  })

  it('answer a claim within the time limit, and then hand off a later one', () => {
    const [minutes = 0] = numbersIn('desk.limit')
    const [claim = 0, seconds = 0] = numbersIn('steps.running.trace.steps.answered.text')
    const [later = 0] = numbersIn('steps.running.trace.steps.handedOver.text')
    expect(limit.to).toBe('check')
    expect(seconds).toBeLessThanOrEqual(minutes * 60)
    expect(later).toBeGreaterThan(claim)
    const [first, second] = ['answered', 'handedOver'].map((id) =>
      numbersIn(`steps.running.trace.steps.${id}.time`).reduce((hour, minute) => hour * 60 + minute),
    )
    expect(second).toBeGreaterThan(first ?? Number.NaN)
  })

  it('have one amount as the limit for an adjuster', () => {
    expect(amountIn('desk.stations.person.plan')).toBeDefined()
    expect(amountIn('hold.rows.people.cells.running.detail')).toBe(amountIn('desk.stations.person.plan'))
  })

  it('have a name for every technician', () => {
    for (const { id } of technicians) expect(texts.get(`portfolio.visits.picture.technicians.${id}`)).toBeDefined()
  })
})
