/**
 * Records demos as the visitor sees them, in each language: `npm run videos`, or `npm run videos -- <name>` for one. The
 * built site has to be there (`npm run build`), and ffmpeg on the machine. Time only passes from frame to frame.
 */

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { languages, type Language } from '../app/site/languages.ts'
import { hrefFor, type LinkTarget } from '../app/site/paths.ts'
import { recordingFile, recordings } from '../app/site/recordings.ts'
import { createServer } from '../server/app.ts'
import { readBuildRecord } from '../server/build-record.ts'
import { contractCaptions } from './captions.ts'
import { findChromium } from './chromium.ts'

const FOLDER = 'public/uploads/videos'
const FRAMES_PER_SECOND = 12

type Take = {
  name: string
  path: LinkTarget
  viewport: { width: number; height: number }
  /** Pixels of a frame for one of the page. */
  scale: number
  lengthMs: number
  /** The picture before the play, from this moment: the finished work. */
  posterMs: number
  /** How ffmpeg fits a frame into the video. */
  fit: string
  /** Brings the demo to its first frame, and returns how a frame is taken. */
  prepare: (page: Page) => Promise<(file: string) => Promise<unknown>>
  captions?: (language: Language) => string
}

/** Home: the four tabs, in their order, and how long the loop of each lasts. For browsers that run no scripts. */
const homeTakes = [
  { name: 'support', lengthMs: 9000 },
  { name: 'sales', lengthMs: 10_000 },
  { name: 'contracts', lengthMs: 10_000 },
  { name: 'hr', lengthMs: 10_000 },
].map(({ name, lengthMs }, tab): Take => ({
  name,
  path: '/',
  viewport: { width: 1180, height: 1000 },
  scale: 2,
  lengthMs,
  posterMs: lengthMs - 1000,
  fit: 'crop=iw-8:ih:4:0,scale=720:792:force_original_aspect_ratio=decrease:flags=lanczos,pad=720:792:(ow-iw)/2:0:white',
  prepare: async (page) => {
    await page.getByRole('tab').nth(tab).click()
    const chat = page.locator('[role=tabpanel]').nth(tab).locator('[aria-hidden] ol').locator('..')
    await chat.scrollIntoViewIfNeeded()
    await toStartOfChat(page, chat)
    return (path) => chat.screenshot({ path, animations: 'allow' })
  },
}))

/** Contract analysis: the reading of a contract, with the page around it. */
const contractTake: Take = {
  name: 'contract-analysis',
  path: '/platform/ai-contract-analysis',
  viewport: { width: 1440, height: 1500 },
  scale: 1,
  lengthMs: recordings['contract-analysis'].lengthMs,
  posterMs: recordings['contract-analysis'].lengthMs - 1000,
  fit: 'scale=1280:720:flags=lanczos',
  captions: contractCaptions,
  prepare: async (page) => {
    const clauses = page.locator('main [data-stage]')
    while ((await clauses.first().getAttribute('data-stage')) !== 'reading') await page.clock.runFor(50)
    const box = await page.locator('main [role=group]').first().boundingBox()
    if (!box) throw new Error('The contract is not on screen')
    const height = (1440 * 9) / 16
    const clip = { x: 0, y: box.y + (box.height - height) / 2, width: 1440, height }
    return (path) => page.screenshot({ path, clip, animations: 'allow' })
  },
}

/** Lets the chat play until it has finished and clears. */
async function toStartOfChat(page: Page, chat: Locator): Promise<void> {
  const bubbles = chat.locator('li > span:first-child')
  const shown = () =>
    bubbles.evaluateAll((all) => all.filter((bubble) => getComputedStyle(bubble).opacity !== '0').length)
  const all = await bubbles.count()
  while ((await shown()) < all) await page.clock.runFor(50)
  while ((await shown()) > 0) await page.clock.runFor(10)
}

function frameFile(folder: string, elapsedMs: number): string {
  return join(folder, `${String(Math.floor((elapsedMs / 1000) * FRAMES_PER_SECOND)).padStart(4, '0')}.png`)
}

function ffmpeg(...parameters: string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...parameters], { stdio: 'inherit' })
}

function encode(frames: string, { name, fit, posterMs }: Take, language: Language): void {
  const file = `${FOLDER}/${name}-${language}`
  const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(frames, '%04d.png')]
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '44',
    '-b:v',
    '0',
    '-tune-content',
    'screen',
    '-g',
    '420',
    '-cpu-used',
    '4',
    '-row-mt',
    '1',
  ]
  ffmpeg(...input, '-vf', fit, ...vp9, '-an', `${file}.webm`)
  const h264 = ['-c:v', 'libx264', '-crf', '28', '-preset', 'slow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  ffmpeg(...input, '-vf', fit, ...h264, '-an', `${file}.mp4`)
  ffmpeg('-i', frameFile(frames, posterMs), '-vf', fit, '-quality', '70', `${file}.webp`)
}

const server = await createServer(await readBuildRecord())
const address = await server.listen({ port: 0 })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
await mkdir(FOLDER, { recursive: true })

const [wanted] = process.argv.slice(2)
const takes = [...homeTakes, contractTake].filter(({ name }) => !wanted || name === wanted)

for (const [take, language] of takes.flatMap((each) => languages.map((one) => [each, one] as const))) {
  const page = await browser.newPage({ viewport: take.viewport, deviceScaleFactor: take.scale })
  await page.clock.install()
  await page.goto(address + hrefFor(take.path, language), { waitUntil: 'networkidle' })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const frames = await mkdtemp(join(tmpdir(), 'frames-'))
  const takeFrame = await take.prepare(page)
  const frameMs = 1000 / FRAMES_PER_SECOND
  for (let frame = 0; frame * frameMs < take.lengthMs; frame += 1) {
    await takeFrame(frameFile(frames, (frame + 0.5) * frameMs))
    await page.clock.runFor(frameMs)
  }
  encode(frames, take, language)
  if (take.captions) {
    await writeFile(`public${recordingFile('contract-analysis', language, 'vtt')}`, take.captions(language))
  }
  await rm(frames, { recursive: true })
  await page.close()
  console.log(`${FOLDER}/${take.name}-${language}`)
}

await browser.close()
await server.close()
