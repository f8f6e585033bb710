import { expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { claimValues } from '#site/claims.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'

it.each(englishAndPortuguese)(
  'lists at least the claimed number of integration types, each once, in %s',
  (language) => {
    const texts = [...textsIn(language, 'nocodeai')]
    const types = texts
      .filter(([key]) => /^integrations\.(?:used|groups\.\w+\.more)\./.test(key))
      .map(([, type]) => type)
    const fits = `${types.length} integration types are listed in the texts of the page: add some, or claim at most as many.`
    expect(types.length, fits).toBeGreaterThanOrEqual(claimValues.integrations)
    expect(new Set(types).size).toBe(types.length)
  },
)
