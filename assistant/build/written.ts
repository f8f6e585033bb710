import { claimTexts } from '../../app/site/claims.ts'
import type { Language } from '../../app/site/languages.ts'
import type { Texts } from '../../app/site/namespaces.ts'
import { placeholderValues } from '../../app/site/placeholders.ts'
import type { Settings } from '../../app/site/settings.ts'
import { fillTree, stopTheBuild } from '../../app/site/template.ts'

/** The texts with brand and figures in place, as the pages show them. A placeholder that nothing fills stops the build. */
export function written(bundles: Texts, language: Language, settings: Settings): Texts {
  return fillTree(bundles, placeholderValues(settings, claimTexts[language]), stopTheBuild)
}
