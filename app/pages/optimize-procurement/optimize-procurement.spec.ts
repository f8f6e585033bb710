import en from '../../../public/locales/en/optimizeprocurement.en.json' with { type: 'json' }
import pt from '../../../public/locales/pt/optimizeprocurement.pt.json' with { type: 'json' }
import { expect, test } from '../../../tests/fixtures.ts'
import { prerendered, wordsOf } from '../../../tests/prerendered.ts'
import { canonicalPath } from '../../site/paths.ts'
import { definition } from './definition.ts'
import { procurementStages } from './sample-data.ts'

test('every stage of the pipeline shows the name of its state beside the detail', async () => {
  for (const [language, { solution, stages }] of Object.entries({ en, pt } as const)) {
    const words = wordsOf(await prerendered(canonicalPath(definition, language as 'en' | 'pt')))
    for (const { id, status } of procurementStages) {
      expect.soft(words).toContain(`${solution.pipeline.statuses[status]} ${stages[id].detail}`)
    }
  }
})
