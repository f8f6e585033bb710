import { fileIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test } from '#tests/fixtures.ts'
import { readPrerendered, mainTextOf } from '#tests/prerendered.ts'
import { definition } from './definition.ts'
import { procurementStages } from './sample-data.ts'

test('shows the status beside the detail of every pipeline stage', async () => {
  for (const language of languages) {
    const { solution, stages } = fileIn(language, 'optimizeprocurement')
    const text = mainTextOf(await readPrerendered(canonicalPath(definition, language)))
    for (const { id, status } of procurementStages) {
      const name = solution.pipeline.statuses[status]
      expect.soft(text).toContain(`${name} ${stages[id].detail}`)
      // Regression: pending read "In comparison", the detail of its stage.
      expect.soft(name, language).not.toBe(stages[id].detail)
    }
  }
})
