/** Finds or installs a Chromium and prints its path. `npm run test:e2e` runs it. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

/** Has no windows to draw: tests run a quarter faster, and measurements only include the page. */
const SHELL = 'chromium-headless-shell'

const systemPlaces = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function installedChromium(): string | undefined {
  const wanted = process.env['CHROME_PATH']
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new Error(`CHROME_PATH="${wanted}" does not exist. Example: CHROME_PATH=/usr/bin/chromium`)
  }
  return [...systemPlaces, chromium.executablePath()].find((place) => existsSync(place))
}

function attempt(command: string, ...parameters: string[]): boolean {
  console.log(`Trying: ${[command, ...parameters].join(' ')}`)
  return spawnSync(command, parameters, { stdio: 'inherit' }).status === 0
}

export async function findChromium(): Promise<string> {
  const found = installedChromium()
  if (found) return found
  // Only as root, which is mostly the case in containers.
  const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const isInstalled = hasApt && attempt('apt-get', 'update', '-qq') && attempt('apt-get', 'install', '-y', '-qq', SHELL)
  if (!isInstalled) attempt('npx', 'playwright', 'install', 'chromium')
  const installed = installedChromium()
  if (installed) return installed
  throw new Error('No Chromium found. Install one (for example Debian\'s package "chromium") or set CHROME_PATH.')
}

export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', ...flags]
  return chromium.launch({ executablePath: await findChromium(), args })
}

/** For tests and measurements: background requests would disturb them. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

if (import.meta.main) console.log(`Browser tests use ${await findChromium()}`)
