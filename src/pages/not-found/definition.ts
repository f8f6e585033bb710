import type notfound from '#locales/en/notfound.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof notfound

/** What unknown paths show: it has no path of its own. */
export const definition = define<{ notfound: typeof notfound }>()({
  id: 'not-found',
  namespaces: ['notfound'],
  darkTop: true,
})
