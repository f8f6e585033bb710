import { fileIn } from '#i18n/testing/texts-in.ts'
import { recordings } from '#site/recordings.ts'
import type { Recording } from '#tools/record.ts'
import { contractCaptions } from './captions.ts'
import { definition } from './definition.ts'

export const pageRecordings: readonly Recording[] = [
  {
    name: 'contract-analysis',
    path: definition.path,
    viewport: { width: 1440, height: 1500 },
    scale: 1,
    lengthMs: recordings['contract-analysis'].lengthMs,
    posterMs: recordings['contract-analysis'].lengthMs - 1000,
    fit: 'scale=1280:720:flags=lanczos',
    captions: (language) => contractCaptions(fileIn(language, 'aicontractanalysis')),
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
