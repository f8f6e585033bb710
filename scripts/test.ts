/**
 * Everything that has to hold. What needs no browser runs side by side, each told of when it is done, and browser tests
 * after that: two cores are busy enough with them.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'

const stages = [['check', 'test:unit'], ['test:e2e']]

/** What a step says is kept together; a step by itself says it as it goes. */
async function run(step: string, isAlone: boolean): Promise<boolean> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    // Kept back, it would take itself for a file's.
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
  })
  const said: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  process.stdout.write(Buffer.concat(said))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: npm run ${step} (${seconds} s)`)
  return status === 0
}

for (const steps of stages) {
  console.log(`npm run ${steps.join(' and ')} …`)
  const passed = await Promise.all(steps.map((step) => run(step, steps.length === 1)))
  if (passed.includes(false)) process.exit(1)
}
