import { expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { readSettings } from '#site/settings.ts'
import { sampleLead } from '../../testing/sample-leads.ts'
import { createMailIdentity } from '../mail-identity.ts'
import { readLeadsSettings } from '../settings.ts'
import { createLeadSummary } from './lead-summary.ts'
import type { Mail } from './mail.ts'

const delivery = {
  id: 'summary',
  channel: 'team-summary',
  attempts: 1,
  since: '2026-11-16T13:00:00.000Z',
  submission: sampleLead({ receivedAt: '2026-11-16T12:41:07.000Z' }),
} as const

it.each(languages.flatMap((language) => [true, false].map((hasPage) => ({ language, hasPage }))))(
  'states how many leads came in an hour and where to read them ($language, admin page: $hasPage)',
  async ({ language, hasPage }) => {
    const settings = readLeadsSettings({ TEAM_LANGUAGE: language, TEAM_TIME_ZONE: 'UTC' })
    const identity = createMailIdentity(readSettings({}), 'public', settings)
    const asked: string[][] = []
    const sent: [string, Mail][] = []
    const deliver = createLeadSummary({
      store: {
        countLeads: async (...between) => {
          asked.push(between)
          return 587
        },
      },
      identity,
      to: 'team@verdora.example',
      send: async (...mail) => void sent.push(mail),
      perHour: 20,
      hasPage,
    })
    await deliver(delivery, AbortSignal.timeout(60_000))
    expect(asked).toEqual([['2026-11-16T12:00:00.000Z', '2026-11-16T13:00:00.000Z']])
    const [[id, { subject, text }]] = sent as [[string, Mail]]
    expect(id).toBe(delivery.id)
    expect(subject).toContain('587')
    const page = identity.siteUrl + pathIn(language, '/admin')
    for (const part of ['587', '567', '20', hasPage ? page : 'npm run leads']) expect(text).toContain(part)
    expect(text.includes(page)).toBe(hasPage)
    expect(subject + text).not.toMatch(/\[\w+\]|\{\{|undefined/)
    // The mail contains nothing that visitors typed.
    expect(subject + text).not.toContain(delivery.submission.form.email)
  },
)
