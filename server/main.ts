/** Serves the built site with its desk: `PORT` (3000), `HOST` (all addresses), and what desk/server/settings.ts reads. */

import { isDeepStrictEqual } from 'node:util'
import { readSettings } from '../app/site/settings.ts'
import { openCalls } from '../desk/calls/calls.ts'
import { openOffice } from '../desk/office/office.ts'
import { openDesk, type Desk } from '../desk/server/desk.ts'
import { readDeskSettings, type DeskSettings } from '../desk/server/settings.ts'
import { createServer } from './app.ts'
import { readBuildRecord, type BuildRecord } from './build-record.ts'
import { environment, unknownSettings } from './environment.ts'
import { SITE_FOLDER } from './folders.ts'

async function main(): Promise<void> {
  const variables = environment()
  const port = Number(variables['PORT'] || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT="${variables['PORT']}" is not a port number. Example: PORT=3000`)
  }
  const record: BuildRecord = await readBuildRecord().catch((error: unknown) => {
    throw new Error('There is no built site here. Run "npm run build" first, or "npm start".', { cause: error })
  })
  for (const line of unknownSettings()) console.warn(line)
  if (!isDeepStrictEqual(readSettings(variables).passesOn, record.settings.passesOn)) {
    console.warn('The privacy notice was built with other settings of mail or webhook. Build again: npm run build')
  }
  const settings = readDeskSettings(variables)
  const desk = await openDesk({ settings, site: record.settings, publicFolder: SITE_FOLDER })
  const office = officeOf(settings, desk, record)
  const calls = openCalls({ desk, site: record.settings, publicFolder: SITE_FOLDER, frame: record.frame })
  const server = await createServer(record, { desk, office, calls, trustedProxies: settings.trustedProxies })
  server.addHook('onClose', () => desk.close())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
  await server.listen({ port, host: variables['HOST'] || '0.0.0.0' })
  console.log(`${record.settings.brand} is served at http://localhost:${port}`)
}

/** There is one only where it can be locked. */
function officeOf({ passwordHash, workingHours }: DeskSettings, { store }: Desk, { settings, frame }: BuildRecord) {
  if (passwordHash === undefined) return undefined
  const timeZone = workingHours[0]?.timeZone ?? 'UTC'
  return openOffice({ store, passwordHash, site: settings, publicFolder: SITE_FOLDER, frame, timeZone })
}

main().catch((error: NodeJS.ErrnoException) => {
  const message =
    error.code === 'EADDRINUSE' ? 'That port is taken. Choose another one: PORT=3001 npm start' : error.message
  console.error(message)
  process.exitCode = 1
})
