import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'
import { DESK_DATABASE_FILE } from './tests/desk-database.ts'

// An owner's .env is not what is tested here, and the site that it has built is left alone.
process.env['ENV_FILE'] = ''
process.env['DIST_FOLDER'] ??= 'dist/tested'

/** Two checkouts on one machine can be tested at once: `PORT_OFFSET=10 npm run test:e2e`. */
const offset = Number(process.env['PORT_OFFSET'] ?? 0)
const SITE_PORT = 4173 + offset
const WORKSHOP_PORT = 4174 + offset
const OWNERS_PORT = 4175 + offset
const WORKSHOP = '--configLoader native --config workshop/vite.config.ts --mode development'

/**
 * The built site on a real Chromium, as a fresh machine has it and, in a build of its own, with an owner's outside agents and forms.
 * The workshop shows the primitives of app/ui by themselves.
 */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  // Patience, not a limit of speed: a busy machine stands still for seconds.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: 'en-US',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // What only one page has is tested in its room.
    { name: 'site', testDir: '.', testMatch: ['tests/*.spec.ts', 'app/pages/*/*.spec.ts'] },
    { name: 'owners', testMatch: 'owners/**', use: { baseURL: `http://localhost:${OWNERS_PORT}` } },
    { name: 'workshop', testMatch: 'workshop/**', use: { baseURL: `http://localhost:${WORKSHOP_PORT}` } },
  ],
  webServer: [
    {
      command: 'node scripts/build.ts && node server/main.ts',
      url: `http://localhost:${SITE_PORT}/`,
      env: { PORT: String(SITE_PORT), DESK_DATABASE_FILE, DESK_SENDS_PER_MINUTE: '1000', DESK_CALLS_PER_DAY: '1000' },
    },
    {
      command: 'node scripts/build.ts && node server/main.ts',
      url: `http://localhost:${OWNERS_PORT}/`,
      env: {
        PORT: String(OWNERS_PORT),
        DIST_FOLDER: 'dist/owners',
        VOICE_AGENT_ID: 'agent_site',
        DIAGNOSTIC_AGENT_ID: 'agent_diagnostic',
        VOICE_WIDGET_URL: 'self',
        LEAD_FORM_URL: 'https://forms.example/lead',
        SCHEDULER_URL: 'https://calendly.com/acme/call',
        DESK_DATABASE_FILE: 'test-results/owners/desk.sqlite',
      },
    },
    {
      command: `vite build ${WORKSHOP} --logLevel warn && vite preview ${WORKSHOP} --port ${WORKSHOP_PORT} --strictPort`,
      url: `http://localhost:${WORKSHOP_PORT}/`,
      // React as it is in development: it tells what it does not like.
      env: { NODE_ENV: 'development' },
    },
  ],
})
