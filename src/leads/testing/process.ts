import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '../shared/protocol.ts'
import { freePort } from './ports.ts'

/** Runs `module` with this process's flags: by default only the leads server. */
export async function startServerProcess(environment: Record<string, string>, module = 'src/leads/testing/serve.ts') {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess

  async function start(): Promise<void> {
    child = spawn(process.execPath, [...process.execArgv, module], {
      env: { ...process.env, ...environment, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    while (!(await isReachable(address + api.slots))) {
      if (child.exitCode !== null) throw new Error(`The server exited with ${child.exitCode}`)
      await wait(20)
    }
  }

  await start()
  return {
    address,
    pid: () => child.pid ?? 0,
    /** SIGKILL skips the graceful shutdown; resolves to the exit code. */
    async kill(signal: NodeJS.Signals = 'SIGKILL') {
      child.kill(signal)
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
    restart: start,
  }
}

export async function isReachable(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
