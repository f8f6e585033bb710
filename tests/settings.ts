import { readSettings } from '#site/settings.ts'

/** What the tested site is built with: the settings of a fresh machine. */
export const settings = readSettings({})
