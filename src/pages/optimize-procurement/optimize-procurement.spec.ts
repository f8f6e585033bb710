import { fileIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test } from '#tests/fixtures.ts'
import { prerendered, wordsOf } from '#tests/prerendered.ts'
import { definition } from './definition.ts'
import { procurementStages } from './sample-data.ts'

test('every stage of the pipeline shows the name of its state beside the detail', async () => {
  for (const language of languages) {
    const { solution, stages } = fileIn(language, 'optimizeprocurement')
    const words = wordsOf(await prerendered(canonicalPath(definition, language)))
    for (const { id, status } of procurementStages) {
      expect.soft(words).toContain(`${solution.pipeline.statuses[status]} ${stages[id].detail}`)
    }
  }
})
