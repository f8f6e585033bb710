/**
 * What stands between this checkout and the public, each with the place to change. Ends with 1 while something of it blocks.
 * `--json` prints the findings as data.
 */

import { launchFindings } from './launch/check.ts'
import { readCheckout } from './launch/checkout.ts'
import { blocking, reportOf } from './launch/report.ts'

try {
  const findings = launchFindings(await readCheckout())
  console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : reportOf(findings))
  if (blocking(findings).length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
