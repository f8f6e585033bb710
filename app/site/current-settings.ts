import type { Settings } from './settings.ts'

/** Put in by the build, already checked (see vite.config.ts). */
declare const __SETTINGS__: Settings

export const settings: Settings = __SETTINGS__
