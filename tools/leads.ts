import { existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { askPassword, readCommand, USAGE, UsageError } from '#leads/server/command.ts'
import { messageOf } from '#leads/server/error-message.ts'
import { hashOf } from '#leads/server/password.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { openStore } from '#leads/server/store/open.ts'
import { environment } from '#server/environment.ts'
import { SettingsError } from '#site/variables.ts'

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  // Works before the leads server is set up.
  if (args[0] === 'password' && args.length === 1) {
    // Quoted, because shells and env file parsers would expand the dollar signs.
    process.stdout.write(`ADMIN_PASSWORD_HASH='${await hashOf(await askPassword())}'\n`)
    return
  }
  const command = readCommand(args)
  const settings = readLeadsSettings(environment())
  // A backup can be restored on a machine without a database.
  if (!settings.databaseUrl && !existsSync(settings.databaseFile) && !args.includes('restore')) {
    throw new SettingsError(`There is no database at LEADS_DATABASE_FILE="${settings.databaseFile}" yet.`)
  }
  const store = await openStore(settings)
  try {
    const output = command(store, new Date())
    await pipeline('then' in output ? [await output] : output, process.stdout, { end: false })
    process.stdout.write('\n')
  } finally {
    await store.close()
  }
}

main().catch((error: unknown) => {
  // The reader has closed the pipe, as in "export | head".
  if ((error as { code?: string }).code === 'EPIPE') return
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
  else console.error(messageOf(error))
  process.exitCode = 1
})
