import { isDeepStrictEqual } from 'node:util'
import { openModel } from '#assistant/server/api.ts'
import { readAssistants } from '#assistant/server/indexes.ts'
import { openQuestions } from '#assistant/server/questions.ts'
import { readModelSettings, type ModelSettings } from '#assistant/server/settings.ts'
import { ASK_PATH, QUESTIONS_PATH } from '#assistant/shared/protocol.ts'
import { openCalls } from '#leads/bookings/routes.ts'
import { openForms } from '#leads/form-pages/routes.ts'
import { messageOf } from '#leads/server/error-message.ts'
import { openLeads, type Leads } from '#leads/server/leads.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { readSettings, type Settings } from '#site/settings.ts'
import { withoutCredentials } from '#site/variables.ts'
import { officeOf } from './admin.ts'
import { createServer } from './app.ts'
import { readBuildRecord, type BuildRecord } from './build-record.ts'
import { environment, unknownSettings } from './environment.ts'
import { ASSISTANT_FOLDER, SITE_FOLDER } from './folders.ts'
import { onStop } from './graceful-shutdown.ts'
import { stopListening } from './http.ts'
import { createMetrics } from './metrics.ts'
import { createWatchServer } from './ops-server.ts'
import { readServerSettings } from './settings.ts'
import { readSiteFiles } from './site-files.ts'

async function main(): Promise<void> {
  const variables = environment()
  const { port, host, connectionsPerAddress, metrics: watched } = readServerSettings(variables)
  const settings = readLeadsSettings(variables)
  const modelSettings = readModelSettings(variables)
  const record: BuildRecord = await readBuildRecord().catch((error: unknown) => {
    throw new Error('There is no built site here. Run "npm run build" first, or "npm start".', { cause: error })
  })
  const files = readSiteFiles(record, SITE_FOLDER)
  for (const line of unknownSettings()) console.warn(line)
  if (!isDeepStrictEqual(toldOf(readSettings(variables)), toldOf(record.settings))) {
    console.warn(
      'The privacy notice was built with other settings of mail, webhook, LEADS_KEEP_DAYS or the assistant. Build again: npm run build',
    )
  }
  const leads = await openLeads({ settings, site: record.settings, publicFolder: SITE_FOLDER })
  const served = { leads, site: record.settings, publicFolder: SITE_FOLDER, frame: record.frame }
  const admin = officeOf({ settings, ...served })
  const calls = openCalls(served)
  const forms = openForms(served)
  const metrics = watched && createMetrics(leads.state)
  const { trustedProxies } = settings
  const server = await createServer(record, {
    files,
    leads,
    apis: assistantApis(modelSettings, leads, record),
    admin,
    calls,
    forms,
    trustedProxies,
    connectionsPerAddress,
    metrics,
  })
  server.addHook('onClose', () => leads.close())
  try {
    // With an empty host Node listens on IPv6 and IPv4, or on IPv4 alone if there is no IPv6.
    await server.listen({ port, host: host ?? '' })
    onStop(async () => {
      // Stop listening before sending `connection: close`: clients that receive it reconnect.
      await stopListening(server.server)
      await server.close()
    })
    if (watched && metrics) {
      const watch = createWatchServer(leads.state, metrics)
      await new Promise<void>((resolve, reject) => {
        watch.once('error', reject).listen(watched.port, watched.host, resolve)
      })
      // Runs until the process exits, without keeping it alive.
      watch.unref()
    }
  } catch (error) {
    await server.close()
    throw error
  }
  if (process.getuid?.() === 0) {
    console.warn(
      'The server runs as root and needs no such rights. Start it as another user: docs/hosting.md, "systemd".',
    )
  }
  await tell(record.settings.brand, `http://localhost:${port}`, leads.state)
}

/** Pages work without a database: start anyway, and log an error. */
async function tell(brand: string, address: string, state: () => Promise<unknown>): Promise<void> {
  await state().then(
    () => console.log(`${brand} is served at ${address}`),
    (error: unknown) =>
      console.error(
        `No form can be stored. ${messageOf(error)}. Pages alone are at ${address}; it is tried again with each form.`,
      ),
  )
}

/** Settings that change the privacy notice. */
function toldOf({ passesOn, assistant }: Settings) {
  return { passesOn, assistant }
}

/** Only the APIs that the built site calls. */
function assistantApis(model: ModelSettings | undefined, leads: Leads, { settings: site }: BuildRecord) {
  const { assistant, siteUrl } = site
  const asksModel = model && assistant.modelAt !== undefined
  return {
    ...(asksModel && {
      [ASK_PATH]: openModel({ settings: model, assistants: readAssistants(ASSISTANT_FOLDER), leads, siteUrl }),
    }),
    ...(assistant.countsQuestions && { [QUESTIONS_PATH]: openQuestions({ leads, siteUrl }) }),
  }
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? takenPort(error) : withoutCredentials(error.message))
  process.exitCode = 1
})

function takenPort({ port }: NodeJS.ErrnoException & { port?: number }): string {
  return `Port ${port} is taken. Choose another one: PORT=${(port ?? 3000) + 1} npm start`
}
