import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { connect, describeOnDatabases } from '../../testing/on-databases.ts'
import { NOW, sampleBooking, sampleLead } from '../../testing/sample-leads.ts'
import type { LeadsSettings } from '../settings.ts'
import { openStore } from './open.ts'
import type { Submission } from './submission.ts'

await describeOnDatabases('schema', ({ settings }) => {
  it('upgrades a database of an earlier version', async () => {
    const lead = sampleLead({ id: 'lead' }, { email: 'ana+news@tavelmo.example' })
    const booking = sampleBooking({ id: 'booking' })
    const dotted = sampleLead({ id: 'dotted' }, { email: 'caio.m@googlemail.com' })
    const dashed = sampleLead({ id: 'dashed' }, { email: 'b.i-a_o@proton.me' })
    await createEarlierVersion(settings, [lead, booking, dotted, dashed].map(insertion))
    const opened = await openStore(settings)
    expect(await opened.list()).toEqual(expect.arrayContaining([lead, booking]))
    expect((await opened.cancel('booking', NOW, [])).outcome).toBe('changed')
    for (const email of ['ana@tavelmo.example', 'caiom@gmail.com', 'biao@proton.me']) {
      expect(await opened.erase(email), email).toMatchObject({ count: 1 })
    }
    await opened.close()
  })
})

function insertion({ id, kind, key, receivedAt, form }: Submission): string {
  const slot = 'start' in form ? `'${form.start}'` : 'NULL'
  return `INSERT INTO desk_submissions (id, kind, key, email, slot, received_at, form)
    VALUES ('${id}', '${kind}', '${key}', '${form.email}', ${slot}, '${receivedAt}', '${JSON.stringify(form)}')`
}

/** The schema from before calls could be held, moved and canceled. */
async function createEarlierVersion({ databaseUrl, databaseFile }: LeadsSettings, inserts: string[]): Promise<void> {
  const statements = [
    `CREATE TABLE desk_submissions (id TEXT PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, email TEXT NOT NULL,
     slot TEXT UNIQUE, received_at TEXT NOT NULL, form TEXT NOT NULL, UNIQUE (kind, key))`,
    ...inserts,
  ]
  if (databaseUrl) {
    const client = await connect(databaseUrl)
    for (const statement of statements) await client.query(statement)
  } else {
    const connection = new DatabaseSync(databaseFile)
    for (const statement of statements) connection.exec(statement)
    connection.close()
  }
}
