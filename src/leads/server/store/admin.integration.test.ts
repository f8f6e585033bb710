import { expect, it } from 'vitest'
import { describeOnStores } from '../../testing/on-databases.ts'
import { LATER, NOW, sampleBooking, sampleLead } from '../../testing/sample-leads.ts'
import type { Selection } from './admin.ts'

const LATEST = '2026-11-16T12:02:00.000Z'

await describeOnStores('admin store', (store) => {
  const found = async (selection: Selection) =>
    (await store.admin.select(selection, 0, 50)).rows.map(({ submission }) => submission.form.firstName)

  it('selects submissions newest first, in pages, by kind and state', async () => {
    const old = sampleLead({ receivedAt: NOW }, { firstName: 'Old' })
    await store.add(old, [])
    await store.add(sampleBooking({ receivedAt: LATER }, { firstName: 'Call' }), [])
    await store.add(sampleLead({ receivedAt: LATEST }, { firstName: 'New' }), [])
    await store.admin.mark(old.id, NOW)
    expect(await found({})).toEqual(['New', 'Call', 'Old'])
    expect(await found({ kind: 'lead' })).toEqual(['New', 'Old'])
    expect(await found({ isDone: true })).toEqual(['Old'])
    expect(await found({ isDone: false, kind: 'booking' })).toEqual(['Call'])
    expect(await store.admin.select({}, 1, 1)).toMatchObject({
      totals: { count: 3 },
      rows: [{ submission: { form: { firstName: 'Call' } } }],
    })
  })

  it('counts matches by kind and state, including in a search', async () => {
    const done = sampleLead({}, { firstName: 'Done' })
    for (const each of [done, sampleLead({}, { firstName: 'Two' }), sampleBooking({}, { firstName: 'Two' })]) {
      await store.add(each, [])
    }
    await store.admin.mark(done.id, NOW)
    const totals = async (selection: Selection) => (await store.admin.select(selection, 0, 1)).totals
    expect(await totals({})).toEqual({ count: 3, lead: 2, booking: 1, open: 2, done: 1 })
    expect(await totals({ kind: 'lead' })).toEqual({ count: 2, lead: 2, booking: 0, open: 1, done: 1 })
    expect(await totals({ isDone: true })).toEqual({ count: 1, lead: 1, booking: 0, open: 0, done: 1 })
    expect(await totals({ search: 'two' })).toEqual({ count: 2, lead: 1, booking: 1, open: 2, done: 0 })
    expect(await totals({ search: 'nothing like it' })).toEqual({ count: 0, lead: 0, booking: 0, open: 0, done: 0 })
  })

  it('searches names, companies and email addresses, ignoring case and accents, without wildcards', async () => {
    const form = { firstName: 'José', lastName: 'Araújo', company: 'Heliovar', email: 'j@a.example' }
    await store.add(sampleLead({}, form), [])
    await store.add(sampleLead({}, { firstName: 'Ana', page: '/jose', report: 'jose' }), [])
    for (const search of ['jose', 'JOSÉ ARAU', 'heliovar', 'J@A.'])
      expect(await found({ search }), search).toEqual(['José'])
    for (const search of ['%', '_', 'heliovar\nj@', "'"]) expect(await found({ search }), search).not.toContain('Ana')
    expect(await found({ search: '%' })).toEqual([])
    expect((await store.admin.select({ search: 'jose' }, 1, 50)).rows).toEqual([])
  })

  it('marks a submission as done, reopens it, and deletes the mark with it', async () => {
    const lead = sampleLead()
    await store.add(lead, [])
    await store.admin.mark(lead.id, NOW)
    await store.admin.mark(lead.id, LATER)
    expect((await store.admin.find(lead.id))?.doneAt).toBe(NOW)
    await store.admin.mark(lead.id, undefined)
    expect((await store.admin.find(lead.id))?.doneAt).toBeUndefined()
    await store.admin.mark(lead.id, NOW)
    await store.erase(lead.form.email)
    expect(await store.admin.find(lead.id)).toBeUndefined()
    await store.add({ ...lead, key: crypto.randomUUID() }, [])
    expect((await store.admin.find(lead.id))?.doneAt).toBeUndefined()
    await store.admin.mark('nobody', NOW)
  })

  it('returns the state of each delivery', async () => {
    const lead = sampleLead()
    await store.add(lead, ['webhook', 'team-mail'])
    const [taken] = await store.takeDue('webhook', LATER, LATER, 1)
    await store.complete(taken!, { state: 'parked', error: 'answered 500' })
    const { deliveries = [] } = (await store.admin.find(lead.id)) ?? {}
    expect(deliveries).toMatchObject([
      { channel: 'team-mail', state: 'waiting', attempts: 0, lastError: undefined },
      { channel: 'webhook', state: 'parked', attempts: 1, lastError: 'answered 500' },
    ])
  })

  it('does not revive an ended session, and deletes expired ones', async () => {
    const { admin } = store
    await admin.beginSession('one', NOW, NOW)
    await admin.keepSession('one', '{"since":1}', LATER)
    expect(await admin.session('one')).toBe('{"since":1}')
    await admin.endSession('one')
    await admin.keepSession('one', '{"since":1}', LATER)
    expect(await admin.session('one')).toBeUndefined()
    await admin.beginSession('two', NOW, NOW)
    await admin.beginSession('three', LATER, LATER)
    expect(await admin.session('two')).toBeUndefined()
  })

  it('counts login attempts by name, forgets them, and deletes expired ones', async () => {
    const { admin } = store
    await admin.noteTry('a', LATER, NOW)
    await admin.noteTry('a', LATEST, NOW)
    await admin.noteTry('b', LATEST, NOW)
    expect(Object.fromEntries(await admin.tries(NOW))).toEqual({ a: 2, b: 1 })
    expect(Object.fromEntries(await admin.tries(LATER))).toEqual({ a: 1, b: 1 })
    await admin.forgetTries('a')
    expect(Object.fromEntries(await admin.tries(NOW))).toEqual({ b: 1 })
    await store.sweep(LATEST)
    expect((await admin.tries(NOW)).size).toBe(0)
  })
})
