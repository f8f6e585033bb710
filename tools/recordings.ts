/**
 * Records demos as visitors see them, in each language: `npm run recordings`, or `npm run recordings -- <name>` for
 * one. Needs a build (`npm run build`) and ffmpeg.
 */

import { execFileSync, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '#server/app.ts'
import { readBuildRecord } from '#server/build-record.ts'
import { languages, type Language } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { launchChromium } from './chromium.ts'
import type { Recording } from './record.ts'

const FOLDER = 'public/uploads/videos'
const FRAMES_PER_SECOND = 12

function frameFile(folder: string, elapsedMs: number): string {
  return join(folder, `${String(Math.floor((elapsedMs / 1000) * FRAMES_PER_SECOND)).padStart(4, '0')}.png`)
}

function ffmpeg(...parameters: string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...parameters], { stdio: 'inherit' })
}

/** Visitors play recordings with captions as a video, so only these have two formats. */
function encode(frames: string, { name, fit, posterMs, captions }: Recording, language: Language): void {
  const file = `${FOLDER}/${name}-${language}`
  const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(frames, '%04d.png')]
  const vp9 = '-c:v libvpx-vp9 -crf 44 -b:v 0 -tune-content screen -g 420 -cpu-used 4 -row-mt 1'.split(' ')
  if (captions) ffmpeg(...input, '-vf', fit, ...vp9, '-an', `${file}.webm`)
  const h264 = '-c:v libx264 -crf 28 -preset slow -pix_fmt yuv420p -movflags +faststart'.split(' ')
  ffmpeg(...input, '-vf', fit, ...h264, '-an', `${file}.mp4`)
  ffmpeg('-i', frameFile(frames, posterMs), '-vf', fit, '-quality', '70', `${file}.webp`)
}

if (spawnSync('ffmpeg', ['-version']).error) {
  console.error(
    'npm run recordings needs ffmpeg, which is not installed: apt-get install ffmpeg, or brew install ffmpeg.',
  )
  process.exit(1)
}

const server = await createServer(await readBuildRecord())
const address = await server.listen({ port: 0 })
const browser = await launchChromium()
await mkdir(FOLDER, { recursive: true })

const [wanted] = process.argv.slice(2)
const files = globSync('src/pages/*/recording.ts').toSorted()
const modules: { pageRecordings: readonly Recording[] }[] = await Promise.all(files.map((file) => import(`../${file}`)))
const recordings = modules.flatMap((module) => module.pageRecordings).filter(({ name }) => !wanted || name === wanted)

for (const [recording, language] of recordings.flatMap((each) => languages.map((one) => [each, one] as const))) {
  const page = await browser.newPage({ viewport: recording.viewport, deviceScaleFactor: recording.scale })
  await page.clock.install()
  await page.goto(address + pathIn(language, recording.path), { waitUntil: 'networkidle' })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const frames = await mkdtemp(join(tmpdir(), 'frames-'))
  const takeFrame = await recording.prepare(page)
  const frameMs = 1000 / FRAMES_PER_SECOND
  for (let frame = 0; frame * frameMs < recording.lengthMs; frame += 1) {
    await takeFrame(frameFile(frames, (frame + 0.5) * frameMs))
    await page.clock.runFor(frameMs)
  }
  encode(frames, recording, language)
  if (recording.captions) {
    await writeFile(`${FOLDER}/${recording.name}-${language}.vtt`, recording.captions(language))
  }
  await rm(frames, { recursive: true })
  await page.close()
  console.log(`${FOLDER}/${recording.name}-${language}`)
}

await browser.close()
await server.close()
