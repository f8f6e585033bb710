import { expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { readSettings } from '#site/settings.ts'
import { openTestAdmin, signInBrowser } from '../admin/testing/browser.ts'
import { sampleBooking, sampleLead } from '../testing/sample-leads.ts'
import { mailToTeam } from './delivery/mail.ts'
import { createMailIdentity } from './mail-identity.ts'
import { readLeadsSettings } from './settings.ts'

const origin = { landing: '/pt/privacy', referrer: 'news.example/articles/7' }

it('mails, exports and shows the landing page and the referrer', async () => {
  const admin = await openTestAdmin()
  const browser = await signInBrowser(admin.server)
  for (const submission of [sampleLead({}, origin), sampleBooking({}, origin)]) {
    await admin.store.add(submission, [])
    for (const language of languages) {
      const identity = createMailIdentity(readSettings({}), 'public', readLeadsSettings({ TEAM_LANGUAGE: language }))
      const { text } = await mailToTeam(submission, 'team@verdora.example', identity)
      const { body } = await browser.get(`${pathIn(language, '/admin')}/lead/${submission.id}`)
      for (const value of Object.values(origin)) {
        expect(text).toMatch(new RegExp(`^[^:]+: ${value}$`, 'm'))
        expect(body).toContain(`<dd>${value}</dd>`)
      }
    }
  }
  const [header = '', ...rows] = (await browser.get('/admin/export')).body.split('\r\n')
  for (const [name, value] of Object.entries(origin)) {
    expect(rows.map((row) => row.split(',')[header.split(',').indexOf(name)])).toEqual([value, value])
  }
  await admin.close()
})
