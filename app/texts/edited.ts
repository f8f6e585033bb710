import { DEFAULT_LANGUAGE } from '../site/languages.ts'
import { claimTexts, settings } from '../site/build-constants.ts'
import { placeholderValues } from '../site/placeholders.ts'
import { placeholdersIn } from '../site/template.ts'

/**
 * Takes over what somebody has edited since the build, as far as it fits. A marketer's slip of the hand (a key deleted,
 * a list turned into a text) must not take the page down: what does not fit keeps the built text.
 */
export function takeOver<T>(built: T, edited: unknown): T {
  return fit(built, edited) as T
}

function fit(built: unknown, edited: unknown): unknown {
  if (Array.isArray(built)) return fitList(built, edited)
  if (isGroup(built)) {
    if (!isGroup(edited)) return built
    return Object.fromEntries(Object.entries(built).map(([key, text]) => [key, fit(text, edited[key])]))
  }
  return typeof edited === 'string' && edited !== '' && isFillable(edited) ? edited : built
}

/** A list may grow and shrink, not vanish; new items are measured by the last built one. */
function fitList(built: unknown[], edited: unknown): unknown[] {
  if (!Array.isArray(edited) || edited.length === 0) return built
  return edited.map((item, index) => fit(built[Math.min(index, built.length - 1)], item))
}

const fillable = placeholderValues(settings.brand, claimTexts[DEFAULT_LANGUAGE])

/** Every placeholder stands for something: none would be shown as it is. */
function isFillable(text: string): boolean {
  return placeholdersIn(text).every((name) => fillable.has(name))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
