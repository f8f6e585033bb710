/**
 * Compares the site with its accepted screenshots: `npm run screenshots`, or `npm run screenshots -- <word>` for pages
 * whose id contains the word. `--accept` keeps the new screenshots. Exits with 1 if any differ. Needs a build.
 * Full-size screenshots are left in test-results/screenshots.
 */

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createServer } from '#server/app.ts'
import { readBuildRecord } from '#server/build-record.ts'
import { canonicalPath, sitePaths } from '#site/paths.ts'
import { launchChromium } from './chromium.ts'
import { compare, summarize, type Summary } from './screenshots/summary.ts'

/** Takes screenshots until two in a row are the same, because content may still be loading. */
const MAX_ATTEMPTS = 6

/** Waits until nothing loads or moves. There is no leads server, so the scheduler looks the same every day. */
async function photograph(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(renderOffscreen)
  await page.evaluate(loadImages)
  const options = { fullPage: true, animations: 'disabled', caret: 'hide' } as const
  let picture = await page.screenshot(options)
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    const next = await page.screenshot(options)
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}

/** Rendered off-screen parts stay contained, as when a visitor scrolls to them. */
function renderOffscreen(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue
    Object.assign(part.style, { contentVisibility: 'visible', contain: 'layout style paint' })
  }
}

async function loadImages(): Promise<void> {
  const pictures = [...document.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
}

const ACCEPTED = 'tests/screenshots'
const TAKEN = 'test-results/screenshots'
const WIDTHS = [390, 1440]
const CONCURRENCY = 2

const parameters = process.argv.slice(2)
const accept = parameters.includes('--accept')
const wanted = parameters.find((parameter) => !parameter.startsWith('--')) ?? ''

const shots = sitePaths
  .filter(({ path, page, language }) => path === canonicalPath(page, language) && page.id.includes(wanted))
  .flatMap(({ path, page, language }) =>
    WIDTHS.map((width) => ({ name: `${page.id}-${language}-${width}`, path, width })),
  )

await mkdir(ACCEPTED, { recursive: true })
await mkdir(TAKEN, { recursive: true })

/** Exact digests. The small images next to them show how big a difference is. */
const digests: Record<string, string> = JSON.parse(await readFile(`${ACCEPTED}/digests.json`, 'utf8').catch(() => '{}'))

const smallFile = (name: string) => `${ACCEPTED}/${name}.webp`

async function readAccepted(name: string): Promise<Summary | undefined> {
  const digest = digests[name]
  return digest === undefined ? undefined : { digest, small: await readFile(smallFile(name), 'base64') }
}

const server = await createServer(await readBuildRecord())
const address = await server.listen({ port: 0 })
const browser = await launchChromium()
const queue = [...shots]
let differing = 0

async function takeFromQueue(): Promise<void> {
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    const page = await browser.newPage({ viewport: { width: shot.width, height: 900 }, reducedMotion: 'reduce' })
    const picture = await photograph(page, address + shot.path)
    await writeFile(`${TAKEN}/${shot.name}.png`, picture)
    await page.goto('about:blank')
    const summary = await summarize(page, picture)
    const difference = await compare(page, await readAccepted(shot.name), summary)
    await page.close()
    if (!difference) continue
    differing += 1
    console.log(`${shot.name}: ${difference}`)
    if (!accept) continue
    digests[shot.name] = summary.digest
    await writeFile(smallFile(shot.name), summary.small, 'base64')
  }
}

await Promise.all(Array.from({ length: CONCURRENCY }, takeFromQueue))
await browser.close()
await server.close()

if (accept) {
  const gone = wanted ? [] : Object.keys(digests).filter((name) => !shots.some((shot) => shot.name === name))
  for (const name of gone) {
    delete digests[name]
    await rm(smallFile(name), { force: true })
  }
  const sorted = Object.entries(digests).toSorted(([one], [other]) => one.localeCompare(other))
  await writeFile(`${ACCEPTED}/digests.json`, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
console.log(`${shots.length} screenshots, ${differing} ${accept ? 'accepted' : 'differ'}`)
if (differing > 0 && !accept) process.exitCode = 1
