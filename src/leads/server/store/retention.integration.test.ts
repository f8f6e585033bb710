import { expect, it } from 'vitest'
import { describeOnStores } from '../../testing/on-databases.ts'
import { sampleBooking, sampleLead } from '../../testing/sample-leads.ts'

await describeOnStores('retention', (store) => {
  it('erases everything of one person, for all spellings of their address, including deliveries', async () => {
    await store.add(sampleLead({}, { email: 'Marina+news@Norrvanda.example' }), ['webhook'])
    await store.add(sampleBooking({}, { email: 'marina@norrvanda.example' }), ['webhook'])
    const other = sampleLead()
    await store.add(other, [])
    expect(await store.erase(`' OR '1'='1`)).toEqual({ count: 0, gone: true })
    expect(await store.erase(' MARINA@norrvanda.example')).toEqual({ count: 2, gone: true })
    expect(await store.list()).toEqual([other])
    expect(await store.countWaiting()).toBe(0)
    expect(await store.takenSlots('2026', '2027', '2026')).toEqual([])
  })

  it('purges many submissions by age, in batches', async () => {
    const young = sampleLead()
    await store.add(young, [])
    await Promise.all(Array.from({ length: 501 }, () => store.add(sampleLead({ receivedAt: '2020' }), ['webhook'])))
    expect(await store.purge('2021')).toEqual({ count: 501, gone: true })
    expect(await store.list()).toEqual([young])
  })
})
