import { expect, it } from 'vitest'
import { describeOnStores } from '../testing/on-databases.ts'
import { createLimits, type Limits } from './limits.ts'

const perDay = { visitor: 60, all: 1000 }

const ofOneProvider = (index: number) => `2001:db8:${index.toString(16)}::1`
const ofManyProviders = (index: number) => `2001:${index.toString(16)}::1`

await describeOnStores('daily total', (store, { settings }) => {
  const limitsAt = (time: string): Limits =>
    createLimits({ store, settings, now: () => Temporal.Instant.from(`2026-11-18T${time}Z`) })

  async function countAccepted(what: string, time: string, network: (index: number) => string): Promise<number> {
    const limits = limitsAt(time)
    for (let count = 0; count < perDay.all; count++) {
      if (await limits.consume(what, network(count), perDay)) return count
    }
    return perDay.all
  }

  it('is not used up by the networks of one provider', async () => {
    let used = 0
    for (const hour of [12, 13, 14]) used += await countAccepted('asks', `${hour}:00:00`, ofOneProvider)
    expect(used).toBeGreaterThan(perDay.visitor)
    expect(used).toBeLessThanOrEqual(perDay.all / 4)
    expect(await limitsAt('14:00:00').consume('asks', '203.0.113.9', perDay)).toBeUndefined()
  })

  it('is not used up within one hour by networks of many providers', async () => {
    const used = await countAccepted('others', '00:00:00', ofManyProviders)
    expect(used).toBeGreaterThan(perDay.visitor)
    expect(used).toBeLessThan(perDay.all / 4)
    expect(await countAccepted('others', '01:00:00', ofManyProviders)).toBe(used)
  })
})
