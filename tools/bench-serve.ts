/**
 * Measures the cost of serving the built site, compared with nginx (if installed): `npm run bench:serve -- [seconds]`.
 * CPU time is that of the server processes only, on Linux.
 */

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#leads/testing/ports.ts'
import { languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { sitePaths } from '#site/paths.ts'
import { otherServers, startServer, type Running } from '#tests/other-servers.ts'

type Load = { name: string; connections: number; paths: string[] }

const WARM_UP_SECONDS = 3
/** USER_HZ, the unit of CPU time in /proc. */
const TICKS_PER_SECOND = 100

const pages = sitePaths.map(({ path }) => path)
const texts = languages.flatMap((language) => [localeFile(language, 'common'), localeFile(language, 'home')])
const loads: readonly Load[] = [
  { name: 'pages', connections: 50, paths: pages },
  { name: 'pages and texts', connections: 200, paths: [...pages, ...texts, ...texts] },
]

await compare(Number(process.argv[2] ?? 20))

async function compare(seconds: number): Promise<void> {
  const ownServer = await startOwn()
  try {
    await measure('the server', ownServer, seconds)
    const nginx = otherServers.find(({ name }) => name === 'nginx')
    if (!nginx?.program) return console.log('nginx: SKIPPED, because it is not installed: apt-get install nginx')
    const running = await startServer(nginx, new URL(ownServer.url).host)
    await measure('nginx', running, seconds).finally(() => running.stop())
  } finally {
    await ownServer.stop()
  }
}

async function startOwn(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    // Don't touch the owner's database, webhook or mail server.
    DATABASE_URL: '',
    LEAD_WEBHOOK_URL: '',
    SMTP_URL: '',
    LEADS_DATABASE_FILE: join(folder, 'leads.sqlite'),
    CONNECTIONS_PER_ADDRESS: '1000',
  }
  const parameters = ['--max-semi-space-size=8', '--max-old-space-size=512', 'src/server/start.mjs']
  const server = spawn(process.execPath, parameters, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error('The server did not start.')
  }
  const stop = async () => {
    server.kill()
    await ended
    await rm(folder, { recursive: true })
  }
  return { url, pid: server.pid ?? 0, stop }
}

async function measure(name: string, { url, pid }: Running, seconds: number): Promise<void> {
  for (const each of loads) {
    await generateLoad(url, each, WARM_UP_SECONDS)
    const before = cpuSeconds(pid)
    const { requests, errors, p50, p99 } = await generateLoad(url, each, seconds)
    const cpu = ((cpuSeconds(pid) - before) / requests) * 1e6
    console.log(
      `${name}, ${each.name} over ${each.connections} connections: ${cpu.toFixed(0)} µs of CPU a request,`,
      `${(requests / seconds).toFixed(0)} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms,`,
      `memory ${peakMegabytes(pid).toFixed(0)} MB, ${errors} errors`,
    )
  }
}

async function generateLoad(url: string, { connections, paths }: Load, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  let errors = 0
  let next = 0
  const client = async () => {
    while (performance.now() < end) {
      const began = performance.now()
      const isOk = await request(url + paths[next++ % paths.length], agent)
      if (!isOk) errors++
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { requests: times.length, errors, p50: at(0.5), p99: at(0.99) }
}

function request(address: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    get(address, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200))
    }).on('error', () => resolve(false))
  })
}

function processTree(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [pid, ...all.map(Number).filter((each) => statOf(each)[1] === String(pid))]
}

/** The fields after the process name, which may contain spaces. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function cpuSeconds(pid: number): number {
  const ticks = processTree(pid).flatMap((each) => statOf(each).slice(11, 13).map(Number))
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}

/** Since the start of the process. */
function peakMegabytes(pid: number): number {
  const peaks = processTree(pid).map((each) => {
    const status = readFileSync(`/proc/${each}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  })
  return peaks.reduce((sum, each) => sum + each, 0)
}
