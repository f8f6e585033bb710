/** Each attack must be rejected, leak no lead data and change nothing. */

import { afterEach, beforeEach, expect, vi } from 'vitest'
import { sampleLead } from '../../testing/sample-leads.ts'
import { Browser, openTestAdmin, signInBrowser, type TestAdmin, type TestResponse } from './browser.ts'

export const lead = sampleLead()
export const donePath = `/admin/lead/${lead.id}/done`
export const erasePath = `/admin/lead/${lead.id}/erase`
export const pagePaths = ['', `/lead/${lead.id}`, `/lead/${lead.id}/erase`, '/outbox', '/export', '/export?format=json']

/** Set before each test. */
export let admin: TestAdmin
export let owner: Browser
export let guest: Browser

export function openTargetForEachTest(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    admin = await openTestAdmin()
    await admin.store.add(lead, ['webhook'])
    owner = await signInBrowser(admin.server)
    guest = new Browser(admin.server)
  })

  afterEach(async () => {
    const found = await admin.store.admin.find(lead.id)
    vi.useRealTimers()
    await admin.close()
    expect(found).toMatchObject({ submission: lead, doneAt: undefined })
  })
}

export function advance(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000)
}

export function expectSignedOut(response: TestResponse): void {
  expect(response.body).not.toContain(lead.form.email)
  expect(response.headers['location'] ?? '/admin').toBe('/admin')
}

export function expectSignedIn(response: TestResponse): void {
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain(lead.form.email)
}

/** The session ID and its signature. */
export function sessionIn(cookie = ''): string {
  return decodeURIComponent(cookie).split('=')[1] ?? ''
}
