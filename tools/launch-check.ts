/** Lists what is left to do before launch, and exits with 1 if anything is blocking. `--json` prints JSON. */

import { filterBlocking, launchFindings, reportOf, totalOf } from './launch/check.ts'
import { readProject } from './launch/project-files.ts'

try {
  const project = await readProject()
  const findings = launchFindings(project)
  const isJson = process.argv.includes('--json')
  console.log(isJson ? JSON.stringify(findings, null, 2) : reportOf(findings, totalOf(project)))
  if (filterBlocking(findings).length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
