import '#tests/clean-environment.ts'
import { defineConfig } from '@playwright/test'
import { CONFIGURED_SITE_PORT, READY, servers, SITE_PORT, WORKSHOP_PORT } from '#tests/servers.ts'
import { CHROMIUM_FLAGS, findChromium } from '#tools/chromium.ts'

// Tests read this build, not the owner's.
process.env['DIST_FOLDER'] = servers[0]?.env['DIST_FOLDER']

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  // Generous: a busy machine can pause for seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: 'en-US',
    launchOptions: {
      executablePath: await findChromium(),
      // No test reaches another host.
      args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  projects: [
    // Page-specific tests are in the page folder.
    { name: 'site', testDir: '.', testMatch: ['tests/*.spec.ts', 'src/pages/*/*.spec.ts'] },
    {
      name: 'configured-site',
      testMatch: 'configured-site/**',
      use: { baseURL: `http://localhost:${CONFIGURED_SITE_PORT}` },
    },
    { name: 'workshop', testMatch: 'workshop/**', use: { baseURL: `http://localhost:${WORKSHOP_PORT}` } },
  ],
  webServer: {
    command: 'node tests/servers.ts',
    wait: { stdout: new RegExp(READY) },
    stdout: 'pipe',
    timeout: 600_000,
  },
})
