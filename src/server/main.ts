import { isDeepStrictEqual } from 'node:util'
import { createModelRoutes, createQuestionRoutes } from '#assistant/server/api.ts'
import { readAssistants } from '#assistant/server/indexes.ts'
import { readModelSettings, type ModelSettings } from '#assistant/server/settings.ts'
import { ASK_PATH, QUESTIONS_PATH } from '#assistant/shared/protocol.ts'
import { messageOf } from '#leads/server/error-message.ts'
import { startLeadsServer, type Leads } from '#leads/server/leads-server.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { readSettings, type Settings } from '#site/settings.ts'
import { withoutCredentials } from '#site/variables.ts'
import { createServer } from './app.ts'
import { readBuildRecord, type BuildRecord } from './build-record.ts'
import { environment, unknownSettings } from './environment.ts'
import { ASSISTANT_FOLDER, SITE_FOLDER } from './folders.ts'
import { onShutdown } from './graceful-shutdown.ts'
import { stopListening } from './http-server.ts'
import { createMetrics, createOpsServer } from './metrics.ts'
import { createServerRenderedPages } from './server-rendered-pages.ts'
import { readServerSettings } from './settings.ts'
import { readSiteFiles } from './site-files.ts'

async function main(): Promise<void> {
  const variables = environment()
  const { port, host, connectionsPerAddress, metrics: metricsSettings } = readServerSettings(variables)
  const settings = readLeadsSettings(variables)
  const modelSettings = readModelSettings(variables)
  const record: BuildRecord = await readBuildRecord().catch((error: unknown) => {
    throw new Error('The site is not built yet. Run "npm run build" first, or "npm start".', { cause: error })
  })
  const files = readSiteFiles(record, SITE_FOLDER)
  for (const line of unknownSettings()) console.warn(line)
  if (!isDeepStrictEqual(privacySettingsOf(readSettings(variables)), privacySettingsOf(record.settings))) {
    console.warn(
      'The privacy notice is outdated: settings for mail, webhook, LEADS_KEEP_DAYS or the assistant have changed since the build. Run "npm run build".',
    )
  }
  const site = record.settings
  const leads = await startLeadsServer({ settings, site, publicFolder: SITE_FOLDER })
  const pages = createServerRenderedPages({ settings, leads, site, publicFolder: SITE_FOLDER, layout: record.frame })
  const metrics = metricsSettings && createMetrics(leads.state)
  const opsServer = metrics && createOpsServer(leads.state, metrics)
  const { trustedProxies } = settings
  const server = await createServer(record, {
    files,
    leads,
    apis: assistantApis(modelSettings, leads, record),
    pages,
    trustedProxies,
    connectionsPerAddress,
    metrics,
  })
  server.addHook('onClose', async () => {
    await opsServer?.close()
    await leads.close()
  })
  try {
    // With an empty host Node listens on IPv6 and IPv4, or on IPv4 alone if there is no IPv6.
    await server.listen({ port, host: host ?? '' })
    onShutdown(async () => {
      // Stop listening before sending `connection: close`: clients that receive it reconnect.
      await stopListening(server.server)
      await server.close()
    })
    if (metricsSettings) await opsServer?.listen(metricsSettings)
  } catch (error) {
    await server.close()
    throw error
  }
  if (process.getuid?.() === 0) {
    console.warn(
      'The server runs as root, which it does not need. Start it as another user (docs/hosting.md, "systemd").',
    )
  }
  const address = `http://localhost:${port}`
  // Pages work without a database: start anyway, and log an error.
  await leads.state().then(
    () => console.log(`${site.brand} is served at ${address}`),
    (error: unknown) =>
      console.error(
        `Forms cannot be stored: ${messageOf(error)}. Pages still work at ${address}. The server tries again with each form.`,
      ),
  )
}

function privacySettingsOf({ leadDelivery, assistant }: Settings) {
  return { leadDelivery, assistant }
}

/** Only the APIs that the built site calls. */
function assistantApis(model: ModelSettings | undefined, leads: Leads, { settings: site }: BuildRecord) {
  const { assistant, siteUrl } = site
  const hasModel = model && assistant.modelHost !== undefined
  return {
    ...(hasModel && {
      [ASK_PATH]: createModelRoutes({ settings: model, assistants: readAssistants(ASSISTANT_FOLDER), leads, siteUrl }),
    }),
    ...(assistant.countsQuestions && { [QUESTIONS_PATH]: createQuestionRoutes({ leads, siteUrl }) }),
  }
}

main().catch(({ code, message, port = 3000 }: NodeJS.ErrnoException & { port?: number }) => {
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`
      : withoutCredentials(message),
  )
  process.exitCode = 1
})
