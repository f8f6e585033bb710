import { claimTexts } from '#site/claims.ts'
import type { Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { placeholderValues } from '#site/placeholders.ts'
import type { Settings } from '#site/settings.ts'
import { fillTree, stopTheBuild } from '#site/template.ts'

/** Fills in brand and figures, as pages show them. An unknown placeholder stops the build. */
export function fillTexts(bundles: Texts, language: Language, settings: Settings): Texts {
  return fillTree(bundles, placeholderValues(settings, claimTexts[language]), stopTheBuild)
}
