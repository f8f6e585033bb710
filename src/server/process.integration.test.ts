import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '#leads/shared/protocol.ts'
import { withoutLimits } from '#leads/testing/limits.ts'
import { freePort } from '#leads/testing/ports.ts'
import { isReachable } from '#leads/testing/process.ts'
import { addProof } from '#leads/testing/proof.ts'
import { sampleLeadForm } from '#leads/testing/sample-leads.ts'
import { open } from './testing/raw.ts'
import { writeSmallSite } from './testing/site.ts'

const POLL = { timeout: 30_000, interval: 50 }

const site = writeSmallSite()
const folder = mkdtempSync(join(tmpdir(), 'leads-'))
const children: ChildProcess[] = []

function stopAll(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL')
}

afterAll(() => {
  site.remove()
  rmSync(folder, { recursive: true })
})

type Started = { address: string; child: ChildProcess; output: () => string; ended: Promise<number | null> }

const SERVE_COMMAND = [process.execPath, 'src/server/start.mjs']

async function start(environment: Record<string, string> = {}, command = SERVE_COMMAND): Promise<Started> {
  const port = await freePort()
  const env = {
    ...process.env,
    // Starts a server in half the time.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    DIST_FOLDER: site.dist,
    LEADS_DATABASE_FILE: join(folder, 'leads.sqlite'),
    PORT: String(port),
    ...environment,
  }
  const [program = '', ...args] = command
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { address: `http://127.0.0.1:${port}`, child, output: () => output, ended }
}

async function startReady(environment: Record<string, string> = {}, command = SERVE_COMMAND): Promise<Started> {
  const started = await start(environment, command)
  await vi.waitUntil(() => started.output().includes('is served at'), POLL)
  return started
}

const runNode = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' })

async function stop({ child, ended }: Started): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}

async function healthAt(address: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${address}/healthz`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { status: answer.status, body: await answer.text() }
}

describe('a running server', () => {
  let running: Started

  beforeAll(async () => {
    running = await startReady()
  })

  afterAll(stopAll)

  it('listens on IPv6 and IPv4', async ({ skip }) => {
    const hasIPv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'))
    expect(await isReachable(running.address)).toBe(true)
    skip(!hasIPv6, 'This machine has no IPv6.')
    expect(await isReachable(running.address.replace('127.0.0.1', '[::1]'))).toBe(true)
  })

  it('responds to /healthz with ok and no details, also to HEAD', async () => {
    expect(await healthAt(running.address)).toEqual({ status: 200, body: 'ok\n' })
    expect((await fetch(`${running.address}/healthz`, { method: 'HEAD' })).status).toBe(200)
  })

  it('makes another one on its port exit with an error', async () => {
    const { port } = new URL(running.address)
    const second = await start({ PORT: port })
    expect(await second.ended).toBe(1)
    const advice = `Choose another one: PORT=${Number(port) + 1} npm start`
    expect(second.output()).toBe(`Port ${port} is already in use. ${advice}\n`)
  })

  it.runIf(process.getuid?.() === 0)('logs a warning as root, and none as another user', async () => {
    expect(running.output()).toContain('The server runs as root')
    const asUser = `process.setuid(65534); await import(${JSON.stringify(`${process.cwd()}/src/server/start.mjs`)})`
    const usersFile = join(tmpdir(), `leads-${crypto.randomUUID()}`, 'leads.sqlite')
    chmodSync(site.dist, 0o755)
    const command = [process.execPath, '--input-type=module', '-e', asUser]
    const other = await startReady({ LEADS_DATABASE_FILE: usersFile }, command)
    expect(other.output()).not.toContain('root')
    rmSync(dirname(usersFile), { recursive: true })
  })
})

describe('the server', () => {
  afterEach(stopAll)

  it('serves health and metrics, only on the metrics port', async () => {
    const metricsPort = String(await freePort())
    const metricsAddress = `http://127.0.0.1:${metricsPort}`
    const server = await startReady({ METRICS_PORT: metricsPort })
    for (const path of ['/', '/nope', '/api/slots']) await fetch(server.address + path)
    const health = await fetch(`${metricsAddress}/healthz`)
    expect(health.status).toBe(200)
    expect(await health.json()).toMatchObject({ alive: true, database: 'ok', outbox: { waiting: 0, parked: 0 } })
    const figures = await (await fetch(`${metricsAddress}/metrics`)).text()
    for (const line of [
      'site_requests_total{kind="page",status="200"} 1',
      'site_requests_total{kind="other",status="404"} 1',
      'site_requests_total{kind="api",status="200"} 1',
      'site_request_duration_seconds_count{kind="page"} 1',
      'desk_outbox_deliveries{state="waiting"} 0',
      'desk_database_up 1',
      'process_cpu_seconds_total',
    ]) {
      expect(figures).toContain(`\n${line}`)
    }
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
  })

  // Docker kills after ten seconds, even with requests in flight.
  it('exits on SIGTERM although a request never ends', async () => {
    const server = await startReady()
    const held = open(server.address, () => {
      held.write('POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
    })
    await once(held, 'connect')
    expect(await Promise.race([stop(server), wait(10_000, 'still there')])).toBe(0)
  })

  it.each(['run serve', 'start'])('frees its port on SIGTERM if started with npm %s', async (command) => {
    const { address, child } = await startReady({}, ['npm', ...command.split(' ')])
    child.kill('SIGTERM')
    await vi.waitUntil(async () => !(await isReachable(address)), POLL)
  })

  it('listens on IPv4 alone if the machine has no IPv6', async () => {
    const withoutIPv6 = "process.binding('tcp_wrap').TCP.prototype.bind6 = () => process.binding('uv').UV_EAFNOSUPPORT"
    const flag = `--import=data:text/javascript,${encodeURIComponent(withoutIPv6)}`
    const { address } = await startReady({ NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${flag}` })
    expect(await isReachable(address)).toBe(true)
    expect(await isReachable(address.replace('127.0.0.1', '[::1]'))).toBe(false)
  })

  it.each([
    ['a file that cannot be created', { LEADS_DATABASE_FILE: '/dev/null/x' }, 'LEADS_DATABASE_FILE: "/dev/null'],
    ['an unreachable server', { DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' }, 'ECONNREFUSED'],
  ])('reports the error and serves pages if the database is %s', async (_, environment, reason) => {
    const metricsPort = await freePort()
    const started = await start({ METRICS_PORT: String(metricsPort), ...environment })
    const { address, output } = started
    await vi.waitUntil(() => output().includes('Forms cannot be stored'), POLL)
    expect(await isReachable(address)).toBe(true)
    expect(await healthAt(address)).toEqual({ status: 503, body: 'not ok\n' })
    const health = await fetch(`http://127.0.0.1:${metricsPort}/healthz`)
    expect(health.status).toBe(503)
    for (const report of [output(), JSON.stringify(await health.json()).replaceAll('\\"', '"')]) {
      expect(report).toContain(reason)
      expect(report).not.toMatch(/is served at|hunter2/)
    }
    expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain('\ndesk_database_up 0')
    expect(await stop(started)).toBe(0)
  })

  it('exits with an error that names a missing HTML file', async () => {
    const incomplete = writeSmallSite()
    rmSync(join(incomplete.folder, 'pt/index.html'))
    const { output, ended } = await start({ DIST_FOLDER: incomplete.dist })
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^The built site is incomplete: .*\(pt\/index\.html\).*\n$/)
    incomplete.remove()
  })

  it.skipIf(process.platform === 'win32')('responds with 503 if the disk is full', async () => {
    // Limits files to 512 KB (in blocks of 512 bytes).
    const full = ['sh', '-c', 'ulimit -f 1024; exec "$0" "$@"', ...SERVE_COMMAND]
    const file = join(folder, 'full.sqlite')
    const { address } = await startReady({ LEADS_DATABASE_FILE: file, ...withoutLimits }, full)
    const sendLead = async () => {
      const body = JSON.stringify(await addProof(sampleLeadForm(), address))
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address + api.leads, { method: 'POST', headers, body })).status
    }
    let last = await sendLead()
    expect(last).toBe(201)
    for (let count = 0; count < 200 && last === 201; count++) last = await sendLead()
    expect(last).toBe(503)
    await vi.waitUntil(async () => (await healthAt(address)).status === 503, POLL)
  })

  it('prints the required Node version if Node cannot run TypeScript', () => {
    const { status, stderr } = runNode('--no-strip-types', 'src/server/start.mjs')
    expect(stderr).toContain('The server needs Node 22.18 or later')
    expect(stderr).toContain(process.versions.node)
    expect(status).toBe(1)
  })

  it('works without the built-in Temporal', () => {
    const code = `
    const { isBuiltIn } = await import('./src/leads/server/temporal.ts')
    const day = Temporal.PlainDate.from('2026-12-31').add({ days: 1 })
    console.log(isBuiltIn, String(day))`
    const { stdout, stderr } = runNode('--no-harmony-temporal', '--input-type=module', '-e', code)
    expect(stdout, stderr).toBe('false 2027-01-01\n')
  })
})
