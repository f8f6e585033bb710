/**
 * Measures the cost of serving the built site, compared with nginx (if installed): `npm run bench:serve -- [seconds]`.
 * CPU time is that of the server processes only, on Linux.
 */

import { languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { sitePaths } from '#site/paths.ts'
import { otherServers, startServer } from '#tests/other-servers.ts'
import { sendFrom } from './bench/requests.ts'
import { cpuSeconds, onDatabases, peakMemory } from './bench/server.ts'

const WARM_UP_SECONDS = 3
const seconds = Number(process.argv[2] ?? 20)

const pages = sitePaths.map(({ path }) => path)
const texts = languages.flatMap((language) => [localeFile(language, 'common'), localeFile(language, 'home')])
const loads = [
  { name: 'pages', connections: 50, paths: pages },
  { name: 'pages and texts', connections: 200, paths: [...pages, ...texts, ...texts] },
]

await onDatabases(['SQLite'], async ({ address, pid }) => {
  await measure('the server', address, pid)
  const nginx = otherServers.find(({ name }) => name === 'nginx')
  if (!nginx?.program) return console.log('nginx: SKIPPED, because it is not installed: apt-get install nginx')
  const running = await startServer(nginx, new URL(address).host)
  await measure('nginx', running.url, running.pid).finally(() => running.stop())
})

async function measure(server: string, address: string, pid: number): Promise<void> {
  for (const { name, connections, paths } of loads) {
    await generateLoad(address, connections, paths, WARM_UP_SECONDS)
    const before = cpuSeconds(pid)
    const { count, statuses, at } = await generateLoad(address, connections, paths, seconds)
    const cpu = ((cpuSeconds(pid) - before) / count) * 1e6
    console.log(
      `${server}, ${name} over ${connections} connections: ${cpu.toFixed(0)} µs of CPU a request,`,
      `${(count / seconds).toFixed(0)} requests/s, p50 ${at(0.5)}, p99 ${at(0.99)},`,
      `at most ${peakMemory(pid)}, ${count - (statuses[200] ?? 0)} errors`,
    )
  }
}

function generateLoad(address: string, connections: number, paths: readonly string[], duration: number) {
  const options = { headers: { 'accept-encoding': 'gzip, deflate, br' } }
  const end = performance.now() + duration * 1000
  let sent = 0
  return sendFrom(connections, address, () => {
    return performance.now() < end ? { path: paths[sent++ % paths.length] ?? '/', options } : undefined
  })
}
