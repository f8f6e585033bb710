/**
 * Records the four demos of the home page as short videos, in each language: one loop each, for browsers that run no scripts. The built
 * site has to be there (`npm run build`), and ffmpeg on the machine.
 */

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { languages } from '../app/site/languages.ts'
import { hrefFor } from '../app/site/paths.ts'
import { createServer } from '../server/app.ts'
import { readBuildRecord } from '../server/build-record.ts'
import { findChromium } from './chromium.ts'

const FOLDER = 'public/uploads/videos'
const SIZE = { width: 720, height: 792 }
const FRAMES_PER_SECOND = 12

/** The order of the tabs on the home page, and how long the loop of each lasts. */
const demos = [
  { name: 'support', loopMs: 9000 },
  { name: 'sales', loopMs: 10_000 },
  { name: 'contracts', loopMs: 10_000 },
  { name: 'hr', loopMs: 10_000 },
]

/** Lets the chat play until it has finished and clears. */
async function toStartOfLoop(page: Page, chat: Locator): Promise<void> {
  const bubbles = chat.locator('li > span:first-child')
  const shown = () =>
    bubbles.evaluateAll((all) => all.filter((bubble) => getComputedStyle(bubble).opacity !== '0').length)
  const all = await bubbles.count()
  while ((await shown()) < all) await page.clock.runFor(50)
  while ((await shown()) > 0) await page.clock.runFor(10)
}

async function recordFrames(page: Page, tab: number, loopMs: number, folder: string): Promise<void> {
  await page.getByRole('tab').nth(tab).click()
  const chat = page.locator('[role=tabpanel]').nth(tab).locator('[aria-hidden] ol').locator('..')
  await chat.scrollIntoViewIfNeeded()
  await toStartOfLoop(page, chat)
  const frameMs = 1000 / FRAMES_PER_SECOND
  for (let frame = 0; frame * frameMs < loopMs; frame += 1) {
    await chat.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`), animations: 'allow' })
    await page.clock.runFor(frameMs)
  }
}

function ffmpeg(...parameters: string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...parameters], { stdio: 'inherit' })
}

const server = await createServer(await readBuildRecord())
const address = await server.listen({ port: 0 })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
await mkdir(FOLDER, { recursive: true })

const recordings = languages.flatMap((language) => demos.map((demo, tab) => ({ ...demo, tab, language })))

for (const { tab, loopMs, language, ...demo } of recordings) {
  const name = `${demo.name}-${language}`
  const page = await browser.newPage({ viewport: { width: 1180, height: 1000 }, deviceScaleFactor: 2 })
  await page.clock.install()
  await page.goto(address + hrefFor('/', language), { waitUntil: 'networkidle' })
  // From here on time only passes from frame to frame.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const frames = await mkdtemp(join(tmpdir(), 'frames-'))
  await recordFrames(page, tab, loopMs, frames)
  const fitted = `crop=iw-8:ih:4:0,scale=${SIZE.width}:${SIZE.height}:force_original_aspect_ratio=decrease:flags=lanczos,pad=${SIZE.width}:${SIZE.height}:(ow-iw)/2:0:white`
  const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(frames, '%04d.png')]
  ffmpeg(...input, '-vf', fitted, '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-an', `${FOLDER}/${name}.webm`)
  const h264 = ['-c:v', 'libx264', '-crf', '28', '-preset', 'slow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  ffmpeg(...input, '-vf', fitted, ...h264, '-an', `${FOLDER}/${name}.mp4`)
  // The picture before the play: the finished conversation.
  const last = String(Math.floor(((loopMs - 1000) / 1000) * FRAMES_PER_SECOND)).padStart(4, '0')
  ffmpeg('-i', join(frames, `${last}.png`), '-vf', fitted, '-quality', '70', `${FOLDER}/${name}.webp`)
  await rm(frames, { recursive: true })
  await page.close()
  console.log(`${FOLDER}/${name}.{webm,mp4,webp}`)
}

await browser.close()
await server.close()
