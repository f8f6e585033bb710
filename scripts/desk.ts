/** The desk's command line: lists, exports and deletes what visitors have sent, and looks after deliveries. */

import { SettingsError } from '../app/site/variables.ts'
import { runCommand, USAGE, UsageError } from '../desk/command.ts'
import { readDeskSettings } from '../desk/settings.ts'
import { openStore } from '../desk/store/open.ts'
import { environment } from '../server/environment.ts'

async function main(): Promise<void> {
  const store = await openStore(readDeskSettings(environment()))
  try {
    process.stdout.write(`${await runCommand(process.argv.slice(2), store, new Date())}\n`)
  } finally {
    await store.close()
  }
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
  else console.error(error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
})
