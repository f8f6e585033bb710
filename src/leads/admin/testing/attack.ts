/** Each attack must be rejected, leak no lead data and change nothing. */

import { afterEach, beforeEach, expect, vi } from 'vitest'
import { sampleLead } from '../../testing/sample-leads.ts'
import { Browser, openTestAdmin, signInBrowser, type TestAdmin, type TestResponse } from './browser.ts'

export const MINUTE = 60_000

export const lead = sampleLead()
export const donePath = `/admin/lead/${lead.id}/done`
export const erasePath = `/admin/lead/${lead.id}/erase`
export const pagePaths = ['', `/lead/${lead.id}`, `/lead/${lead.id}/erase`, '/outbox', '/export', '/export?format=json']

export const target = {} as { admin: TestAdmin; owner: Browser; guest: Browser }

export function openTargetForEachTest(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const admin = await openTestAdmin()
    await admin.store.add(lead, ['webhook'])
    Object.assign(target, { admin, owner: await signInBrowser(admin.server), guest: new Browser(admin.server) })
  })

  afterEach(async () => {
    const found = await target.admin.store.admin.find(lead.id)
    vi.useRealTimers()
    await target.admin.close()
    expect(found?.submission).toEqual(lead)
    expect(found?.doneAt).toBeUndefined()
  })
}

export function advance(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * MINUTE)
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
