/** Builds and serves the sites for browser tests, in parallel. Run by playwright.config.ts. */

import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { withoutLimits } from '#leads/testing/limits.ts'
import { LEADS_DATABASE_FILE, ADMIN_HASH, CONFIGURED_SITE_DATABASE_FILE } from './leads-database.ts'

/** To test two checkouts on one machine at the same time: `PORT_OFFSET=10 npm run test:e2e`. */
const offset = Number(process.env['PORT_OFFSET'] ?? 0)

export const SITE_PORT = 4173 + offset
export const WORKSHOP_PORT = 4174 + offset
export const CONFIGURED_SITE_PORT = 4175 + offset
export const MODEL_PORT = 4176 + offset

const SERVE = 'node src/server/main.ts'
const WORKSHOP = '--configLoader native --config workshop/vite.config.ts --mode development'

export type TestServer = { command: string; port: number; env: Record<string, string> }

export const servers: readonly TestServer[] = [
  // Default settings.
  {
    command: `node tools/build.ts && ${SERVE}`,
    port: SITE_PORT,
    env: { DIST_FOLDER: 'dist/tested', LEADS_DATABASE_FILE, ...withoutLimits },
  },
  // With an owner's outside agents, forms, analytics and language model.
  {
    command: `node tools/build.ts --plain && ${SERVE}`,
    port: CONFIGURED_SITE_PORT,
    env: {
      DIST_FOLDER: 'dist/owners',
      VOICE_AGENT_ID: 'agent_site',
      DIAGNOSTIC_AGENT_ID: 'agent_diagnostic',
      VOICE_WIDGET_URL: 'self',
      LEAD_FORM_URL: 'https://forms.example/lead',
      SCHEDULER_URL: 'https://calendly.com/acme/call',
      ANALYTICS_MEASUREMENT_ID: 'G-A1B2C3D4',
      LEADS_DATABASE_FILE: CONFIGURED_SITE_DATABASE_FILE,
      // The admin page runs over plain http here.
      SITE_URL: `http://localhost:${CONFIGURED_SITE_PORT}`,
      ADMIN_PASSWORD_HASH: ADMIN_HASH,
      ASSISTANT_MODEL_URL: `http://127.0.0.1:${MODEL_PORT}/v1`,
      ASSISTANT_MODEL: 'stand-in',
      ASSISTANT_ASKS_PER_MINUTE: '1000',
      ASSISTANT_COUNTS_QUESTIONS: 'yes',
    },
  },
  { command: 'node src/assistant/testing/model-server.ts', port: MODEL_PORT, env: {} },
  // The components of src/ui with React's development build, which logs warnings.
  {
    command: `vite build ${WORKSHOP} --logLevel warn && vite preview ${WORKSHOP} --port ${WORKSHOP_PORT} --strictPort`,
    port: WORKSHOP_PORT,
    env: { NODE_ENV: 'development' },
  },
]

export const READY = 'All test servers are ready'

async function start({ command, port, env }: TestServer): Promise<void> {
  const server = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env, PORT: String(port) } })
  server.once('exit', (code) => {
    console.error(`"${command}" exited with code ${code}`)
    process.exit(1)
  })
  while (!(await isUp(port))) await wait(100)
}

async function isUp(port: number): Promise<boolean> {
  const response = await fetch(`http://localhost:${port}/`).catch(() => undefined)
  return response?.ok ?? false
}

if (import.meta.main) {
  // Check all ports before starting any server.
  for (const { port } of servers) {
    if (await isUp(port)) throw new Error(`Port ${port} is in use. Choose other ports: PORT_OFFSET=10 npm run test:e2e`)
  }
  await Promise.all(servers.map(start))
  console.log(READY)
}
