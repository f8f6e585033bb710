/** Runs the browser tests, which take longest, next to the other checks in order. Those print when they are done. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const quickSteps = ['check', 'test:unit', 'test:integration']
const longStep = 'test:e2e'

async function run(step: string, isStreamed: boolean): Promise<boolean> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: isStreamed ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      // Servers and commands that tests start again and again need not compile the same modules each time.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
      // Buffered output isn't a TTY, so tools would turn colors off.
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...process.env,
    },
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  process.stdout.write(Buffer.concat(output))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: npm run ${step} (${seconds} s)`)
  return status === 0
}

async function runInOrder(steps: readonly string[]): Promise<boolean> {
  let passed = true
  for (const step of steps) passed = (await run(step, false)) && passed
  return passed
}

console.log(`npm run ${[...quickSteps, longStep].join(', ')} …`)
const passed = await Promise.all([runInOrder(quickSteps), run(longStep, true)])
if (passed.includes(false)) process.exitCode = 1
