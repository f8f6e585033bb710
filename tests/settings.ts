import { readSettings } from '#site/settings.ts'

/** The tested site is built with default settings. */
export const settings = readSettings({})
