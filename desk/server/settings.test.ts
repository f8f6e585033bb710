import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deskVariables, readDeskSettings } from './settings.ts'

describe('settings of the desk', () => {
  it('work with nothing set', () => {
    expect(readDeskSettings({})).toMatchObject({
      databaseFile: 'data/desk.sqlite',
      databaseUrl: undefined,
      blockedDates: [],
      noticeHours: 4,
      webhook: undefined,
      mail: undefined,
    })
  })

  it.each([
    ['DESK_WORKING_HOURS', '9 to 5'],
    ['DESK_BLOCKED_DATES', 'Christmas'],
    ['DESK_NOTICE_HOURS', '-1'],
    ['DESK_HORIZON_DAYS', '0'],
    ['DESK_SENDS_PER_MINUTE', 'many'],
    ['TRUSTED_PROXIES', 'the balancer'],
    ['TRUSTED_PROXIES', '10.0.0.300'],
    ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.0/40'],
    ['MAIL_TO', 'sales'],
  ])('refuse %s="%s"', (name, value) => {
    expect(() => readDeskSettings({ [name]: value })).toThrow(`${name}="${value}" is not`)
  })

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@localhost/site'],
    ['SMTP_URL', 'https://user:hunter2@mail.example'],
    ['LEAD_WEBHOOK_SECRET', 'hunter2'],
    ['LEAD_WEBHOOK_URL', 'https://user:hunter2@hooks.example/'],
    ['DESK_PASSWORD_HASH', 'hunter2'],
  ])('refuse %s without repeating what may be a password', (name, value) => {
    expect(() => readDeskSettings({ [name]: value })).toThrow(`${name} is not`)
    expect(() => readDeskSettings({ [name]: value })).not.toThrow('hunter2')
  })

  it('take the hash of a password with the quotes that it is printed in, or without', () => {
    const { example } = deskVariables.DESK_PASSWORD_HASH.kind
    for (const value of [example, `'${example}'`]) {
      expect(readDeskSettings({ DESK_PASSWORD_HASH: value }).passwordHash).toBe(example)
    }
  })

  it('leave time between notice and horizon', () => {
    expect(() => readDeskSettings({ DESK_NOTICE_HOURS: '48', DESK_HORIZON_DAYS: '2' })).toThrow(
      'no call could be booked',
    )
  })

  it('post nothing that is not signed', () => {
    expect(() => readDeskSettings({ LEAD_WEBHOOK_URL: 'https://hooks.example/' })).toThrow('needs LEAD_WEBHOOK_SECRET')
  })

  it('are each documented in .env.example with their default', () => {
    const documented = readFileSync('.env.example', 'utf8')
    for (const [name, { initial }] of Object.entries(deskVariables)) {
      expect(documented).toContain(`\n# ${name}=${initial ?? ''}\n`)
    }
  })

  it('accept their own examples', () => {
    for (const [name, { kind }] of Object.entries(deskVariables)) {
      expect(() => readDeskSettings({ LEAD_WEBHOOK_SECRET: 'a'.repeat(16), [name]: kind.example })).not.toThrow()
    }
  })
})
