import { readFileSync } from 'node:fs'
import type { Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { recordings } from '#site/recordings.ts'
import type { Recording } from '#tools/record.ts'
import { contractCaptions } from './captions.ts'
import { definition, type PageTexts } from './definition.ts'

export const pageRecordings: readonly Recording[] = [
  {
    name: 'contract-analysis',
    path: definition.path,
    viewport: { width: 1440, height: 1500 },
    scale: 1,
    lengthMs: recordings['contract-analysis'].lengthMs,
    posterMs: recordings['contract-analysis'].lengthMs - 1000,
    fit: 'scale=1280:720:flags=lanczos',
    captions: (language) => contractCaptions(textsIn(language)),
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

export function textsIn(language: Language): PageTexts {
  return JSON.parse(readFileSync(`public${localeFile(language, definition.namespaces[0])}`, 'utf8')) as PageTexts
}
