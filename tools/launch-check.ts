/**
 * Lists what is left to do before launch. Exits with 1 if anything is blocking. `--json` prints the findings as JSON.
 */

import { filterBlocking, launchFindings, reportOf, totalOf } from './launch/check.ts'
import { readCheckout } from './launch/checkout.ts'

try {
  const checkout = await readCheckout()
  const findings = launchFindings(checkout)
  console.log(
    process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : reportOf(findings, totalOf(checkout)),
  )
  if (filterBlocking(findings).length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
