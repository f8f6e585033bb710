import { claimTexts, settings } from '#site/build-constants.ts'
import { DEFAULT_LANGUAGE } from '#site/languages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { placeholdersIn } from '#site/template.ts'
import { fitTexts } from '#site/text-trees.ts'

/**
 * Takes over what somebody has edited since the build, as far as it fits. A marketer's slip of the hand (a key deleted,
 * a list turned into a text) must not take the page down: what does not fit keeps the built text.
 */
export function takeOver<T>(built: T, edited: unknown): T {
  return fitTexts(built, edited, isFillable)
}

const fillable = placeholderValues(settings, claimTexts[DEFAULT_LANGUAGE])

/** Every placeholder stands for something: none would be shown as it is. */
function isFillable(text: string): boolean {
  return placeholdersIn(text).every((name) => fillable.has(name))
}
