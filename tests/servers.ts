/** What browser tests open: builds of their own, made and served side by side. Run by playwright.config.ts. */

import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { withoutLimits } from '#leads/testing/limits.ts'
import { LEADS_DATABASE_FILE, ADMIN_HASH, OWNERS_DATABASE_FILE } from './leads-database.ts'

/** Two checkouts on one machine can be tested at once: `PORT_OFFSET=10 npm run test:e2e`. */
const offset = Number(process.env['PORT_OFFSET'] ?? 0)

export const SITE_PORT = 4173 + offset
export const WORKSHOP_PORT = 4174 + offset
export const OWNERS_PORT = 4175 + offset
export const MODEL_PORT = 4176 + offset

const SERVE = 'node src/server/main.ts'
const WORKSHOP = '--configLoader native --config workshop/vite.config.ts --mode development'

export type TestServer = { command: string; port: number; env: Record<string, string> }

export const servers: readonly TestServer[] = [
  // As a fresh machine has it.
  {
    command: `node tools/build.ts && ${SERVE}`,
    port: SITE_PORT,
    env: { DIST_FOLDER: 'dist/tested', LEADS_DATABASE_FILE, ...withoutLimits },
  },
  // With an owner's outside agents, forms, analytics and language model.
  {
    command: `node tools/build.ts --plain && ${SERVE}`,
    port: OWNERS_PORT,
    env: {
      DIST_FOLDER: 'dist/owners',
      VOICE_AGENT_ID: 'agent_site',
      DIAGNOSTIC_AGENT_ID: 'agent_diagnostic',
      VOICE_WIDGET_URL: 'self',
      LEAD_FORM_URL: 'https://forms.example/lead',
      SCHEDULER_URL: 'https://calendly.com/acme/call',
      ANALYTICS_MEASUREMENT_ID: 'G-A1B2C3D4',
      LEADS_DATABASE_FILE: OWNERS_DATABASE_FILE,
      // The owner's page is served over plain http here, and says so of itself.
      SITE_URL: `http://localhost:${OWNERS_PORT}`,
      ADMIN_PASSWORD_HASH: ADMIN_HASH,
      ASSISTANT_MODEL_URL: `http://127.0.0.1:${MODEL_PORT}/v1`,
      ASSISTANT_MODEL: 'stand-in',
      ASSISTANT_ASKS_PER_MINUTE: '1000',
      ASSISTANT_COUNTS_QUESTIONS: 'yes',
    },
  },
  { command: 'node src/assistant/testing/model-server.ts', port: MODEL_PORT, env: {} },
  // The primitives of src/ui by themselves, on React as it is in development: it tells what it does not like.
  {
    command: `vite build ${WORKSHOP} --logLevel warn && vite preview ${WORKSHOP} --port ${WORKSHOP_PORT} --strictPort`,
    port: WORKSHOP_PORT,
    env: { NODE_ENV: 'development' },
  },
]

/** Said when all of them answer. */
export const READY = 'All servers of the tests answer'

async function start({ command, port, env }: TestServer): Promise<void> {
  const server = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env, PORT: String(port) } })
  server.once('exit', (code) => {
    console.error(`"${command}" ended with ${code}`)
    process.exit(1)
  })
  while (!(await answers(port))) await wait(100)
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}

if (import.meta.main) {
  // Before any is started: what one left running would keep the tests waiting for the others.
  for (const { port } of servers) {
    if (await answers(port)) throw new Error(`Port ${port} is taken. Choose others: PORT_OFFSET=10 npm run test:e2e`)
  }
  await Promise.all(servers.map(start))
  console.log(READY)
}
