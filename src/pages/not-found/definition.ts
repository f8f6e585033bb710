import type notfound from '#locales/en/notfound.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof notfound

/** Shown for unknown paths, so it has no path. */
export const definition = define<{ notfound: typeof notfound }>()({
  id: 'not-found',
  namespaces: ['notfound'],
  darkTop: true,
  darkThroughout: true,
})
