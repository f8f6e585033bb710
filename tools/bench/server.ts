import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { startDatabase, type DatabaseName, type TestDatabase } from '#leads/testing/databases.ts'
import { withoutLimits } from '#leads/testing/limits.ts'
import { startServerProcess } from '#leads/testing/process.ts'

export type BenchServer = {
  name: DatabaseName
  address: string
  pid: number
  database: TestDatabase
  environment: Record<string, string>
}

/** Runs the built server on each of the databases, with this process's flags. */
export async function onDatabases(
  names: readonly DatabaseName[],
  work: (server: BenchServer) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  for (const name of names) {
    const database = await startDatabase(name)
    if (typeof database === 'string') {
      console.log(`${name}: SKIPPED. ${database}`)
      continue
    }
    // Don't touch the owner's database, webhook or mail server.
    const ownSettings = { ENV_FILE: '', DATABASE_URL: '', LEAD_WEBHOOK_URL: '', SMTP_URL: '' }
    const environment = {
      ...ownSettings,
      ...withoutLimits,
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
      ...database.environment,
    }
    const server = await startServerProcess(environment, 'src/server/start.mjs')
    await work({ name, address: server.address, pid: server.pid(), database, environment }).finally(async () => {
      await server.kill()
      await database.stop()
    })
  }
}

/** Since the start of the process, with its children, on Linux. */
export function peakMemory(pid: number): string {
  const megabytes = processTree(pid).map((each) => {
    return Number(/VmHWM:\s+(\d+)/.exec(readProcess(each, 'status'))?.[1] ?? 0) / 1024
  })
  const sum = megabytes.reduce((total, each) => total + each, 0)
  return sum > 0 ? `${sum.toFixed(0)} MB` : 'unknown memory'
}

/** USER_HZ, the unit of CPU time in /proc. */
const TICKS_PER_SECOND = 100

export function cpuSeconds(pid: number): number {
  const ticks = processTree(pid).flatMap((each) => statOf(each).slice(11, 13).map(Number))
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}

function processTree(pid: number): number[] {
  const all = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return [pid, ...all.map(Number).filter((each) => statOf(each)[1] === String(pid))]
}

/** The fields after the process name, which may contain spaces. */
function statOf(pid: number): string[] {
  const stat = readProcess(pid, 'stat')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Empty if the process has ended. */
function readProcess(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
