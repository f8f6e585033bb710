/**
 * Measures exporting and erasing in a large table, on both databases, while visitors load a page and submit forms:
 * `npm run bench:export -- [leads]`. Needs a build.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { hashOf } from '#leads/server/password.ts'
import { openStore } from '#leads/server/store/open.ts'
import type { Store } from '#leads/server/store/store.ts'
import { api } from '#leads/shared/protocol.ts'
import { databaseNames } from '#leads/testing/databases.ts'
import { addProof } from '#leads/testing/proof.ts'
import { sampleLead, sampleLeadForm } from '#leads/testing/sample-leads.ts'
import { readSettings } from '#site/settings.ts'
import { onDatabases, peakMemory, type BenchServer } from './bench/server.ts'
import { navigate, signIn } from './testing/admin.ts'

const leads = Number(process.argv[2] ?? 60_000)
const CONCURRENCY = 200
const REQUEST_INTERVAL_MS = 10
const PASSWORD = 'correct horse battery staple'
const ADMIN_PASSWORD_HASH = await hashOf(PASSWORD, { ln: 10, r: 8, p: 1 })
const { siteUrl } = readSettings({})
const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }

await onDatabases(databaseNames, measure, { ADMIN_PASSWORD_HASH })

async function measure({ name, address, pid, database, environment }: BenchServer): Promise<void> {
  const store = await openStore(database.settings)
  await fill(store)
  const forms = await Promise.all(
    Array.from({ length: 40 }, async () => JSON.stringify(await addProof(sampleLeadForm(), address, proxied))),
  )
  const answer = await signIn(address, PASSWORD, { ...proxied, origin: siteUrl })
  const cookie = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
  const idle = await runWithVisitors(address, [], () => wait(5000))
  console.log(`${name}: without an export ${peakMemory(pid)}, longest wait of a request ${idle.longest} ms`)
  for (const format of ['csv', 'json']) {
    const { seconds, longest } = await runWithVisitors(address, [], () => download(address, cookie, format))
    console.log(
      `${name}: the page's ${format} of ${leads} leads in ${seconds} s, server at most ${peakMemory(pid)},`,
      `longest wait of another request ${longest} ms`,
    )
  }
  const exported = await runCommandLine(environment)
  console.log(`${name}: the command line's csv in ${exported.seconds} s, at most ${exported.memory}`)
  const erased = await runWithVisitors(address, forms, () => store.erase('erased@tavelmo.example'))
  console.log(
    `${name}: a person erased in ${erased.seconds} s, longest wait of a page ${erased.longest} ms;`,
    `forms meanwhile: ${JSON.stringify(erased.statuses)}, longest ${erased.longestForm} ms`,
  )
  await store.close()
}

async function fill(store: Store): Promise<void> {
  const report = Array.from({ length: 400 }, (_, index) => `Line ${index * 7919}`).join('\n')
  for (let from = 0; from < leads; from += CONCURRENCY) {
    const each = async (_: unknown, index: number) => {
      const number = from + index
      const receivedAt = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString()
      const name = number % (leads / 4) === 0 ? 'erased' : `lead-${number}`
      await store.add(sampleLead({ receivedAt }, { email: `${name}@tavelmo.example`, report }), [])
    }
    await Promise.all(Array.from({ length: Math.min(CONCURRENCY, leads - from) }, each))
  }
}

async function download(address: string, cookie: string, format: string): Promise<void> {
  const answer = await navigate(`${address}/admin/export?format=${format}`, { ...proxied, cookie })
  if (answer.statusCode !== 200) throw new Error(`The export failed with status ${answer.statusCode}`)
  for await (const _chunk of answer);
}

async function runWithVisitors(address: string, forms: readonly string[], work: () => Promise<unknown>) {
  const done = new AbortController()
  let longest = 0
  let longestForm = 0
  const statuses: Record<number, number> = {}
  const pages = (async () => {
    while (!done.signal.aborted) {
      const ms = await measureMs(() => fetch(`${address}/robots.txt`).then((answer) => answer.text()))
      longest = Math.max(longest, ms)
      await wait(REQUEST_INTERVAL_MS)
    }
  })()
  const sends = (async () => {
    for (const body of forms) {
      if (done.signal.aborted) return
      const headers = { ...proxied, origin: siteUrl, 'content-type': 'application/json' }
      const send = async () => {
        const { status } = await fetch(address + api.leads, { method: 'POST', headers, body })
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      longestForm = Math.max(longestForm, await measureMs(send))
      await wait(REQUEST_INTERVAL_MS)
    }
  })()
  const ms = await measureMs(work)
  done.abort()
  await Promise.all([pages, sends])
  const seconds = (ms / 1000).toFixed(1)
  return { seconds, longest: Math.round(longest), longestForm: Math.round(longestForm), statuses }
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function runCommandLine(environment: Record<string, string>): Promise<{ seconds: string; memory: string }> {
  const child = spawn(process.execPath, [...process.execArgv, 'tools/leads.ts', 'export'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.resume()
  let memory = ''
  const timer = setInterval(() => {
    const peak = peakMemory(child.pid ?? 0)
    if (/^\d/.test(peak)) memory = peak
  }, 50)
  const ms = await measureMs(() => once(child, 'exit'))
  clearInterval(timer)
  return { seconds: (ms / 1000).toFixed(1), memory }
}
