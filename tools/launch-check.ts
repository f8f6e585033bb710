/** Lists what is left to do before launch, and exits with 1 if anything is blocking. `--json` prints JSON. */

import { filterBlocking, launchFindings, reportOf, totalOf } from './launch/check.ts'
import { readCheckout } from './launch/checkout.ts'

try {
  const checkout = await readCheckout()
  const findings = launchFindings(checkout)
  const isJson = process.argv.includes('--json')
  console.log(isJson ? JSON.stringify(findings, null, 2) : reportOf(findings, totalOf(checkout)))
  if (filterBlocking(findings).length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
