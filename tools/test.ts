/** Runs all checks in parallel, because each has idle phases. The slowest prints as it goes, the others when done. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'

const LOWER_PRIORITY = 5

const steps = ['check', 'test:unit', 'test:integration', 'test:e2e']

async function run(step: string, isStreamed: boolean): Promise<boolean> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: isStreamed ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // Buffered output isn't a TTY, so tools would turn colors off.
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
  })
  // The browser tests take longest: the others leave them the processor when both want it.
  if (!isStreamed && child.pid) setPriority(child.pid, LOWER_PRIORITY)
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  process.stdout.write(Buffer.concat(output))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: npm run ${step} (${seconds} s)`)
  return status === 0
}

console.log(`npm run ${steps.join(', ')} …`)
const passed = await Promise.all(steps.map((step) => run(step, step === steps.at(-1))))
if (passed.includes(false)) process.exitCode = 1
