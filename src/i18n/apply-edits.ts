import { claimTexts, settings } from '#site/build-constants.ts'
import { DEFAULT_LANGUAGE } from '#site/languages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { placeholdersIn } from '#site/template.ts'
import { fitTexts } from '#site/text-trees.ts'

/** A mistake in an edited locale file must not break the page, so anything that doesn't fit keeps the built text. */
export function applyEdits<T>(built: T, edited: unknown): T {
  return fitTexts(built, edited, isFillable)
}

const fillable = placeholderValues(settings, claimTexts[DEFAULT_LANGUAGE])

/** Rejects texts with unknown placeholders, which would leave a gap on the page. */
function isFillable(text: string): boolean {
  return placeholdersIn(text).every((name) => fillable.has(name))
}
