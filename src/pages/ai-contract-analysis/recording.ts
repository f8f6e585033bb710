import { fileIn } from '#i18n/testing/texts-in.ts'
import type { Language } from '#site/languages.ts'
import { recordings } from '#site/recordings.ts'
import type { Recording } from '#tools/record.ts'
import { definition } from './definition.ts'
import { RECORDING_MS, startOf } from './reading.ts'
import { captions } from './sample-data.ts'

export const pageRecordings: readonly Recording[] = [
  {
    name: 'contract-analysis',
    path: definition.path,
    viewport: { width: 1440, height: 1500 },
    scale: 1,
    lengthMs: recordings['contract-analysis'].lengthMs,
    posterMs: recordings['contract-analysis'].lengthMs - 1000,
    fit: 'scale=1280:720:flags=lanczos',
    captions: webVtt,
    prepare: async (page) => {
      const reading = page.locator('main [data-stage=reading]')
      while ((await reading.count()) === 0) await page.clock.runFor(50)
      const box = await page.locator('main [role=group]').first().boundingBox()
      if (!box) throw new Error('The contract is not on screen')
      const height = (1440 * 9) / 16
      const clip = { x: 0, y: box.y + (box.height - height) / 2, width: 1440, height }
      return (path) => page.screenshot({ path, clip, animations: 'allow' })
    },
  },
]

/** Each cue lasts until the next one. */
function webVtt(language: Language): string {
  const { video } = fileIn(language, 'aicontractanalysis')
  const cues = captions.map(({ id, scene }, index) => {
    const next = captions[index + 1]
    const endMs = next ? startOf(next.scene) : RECORDING_MS
    return `${timestamp(startOf(scene))} --> ${timestamp(endMs)}\n${video.captions[id]}`
  })
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}

/** 00:12.500 */
function timestamp(ms: number): string {
  return new Date(ms).toISOString().slice(14, 23)
}
