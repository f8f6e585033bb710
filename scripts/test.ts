/** Everything that has to hold, in the order in which it fails fastest: types, lint, format, unit, browser. */

import { spawnSync } from 'node:child_process'

const steps = ['check', 'test:unit', 'test:e2e']

for (const step of steps) {
  const started = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: npm run ${step} (${seconds} s)`)
  if (status !== 0) process.exit(status ?? 1)
}
