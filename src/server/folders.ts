import { resolve } from 'node:path'

/** Where the build writes and the server reads. Another folder holds another build, for other settings. */
export const DIST = resolve(process.env['DIST_FOLDER'] ?? 'dist')

/** The folder that any static host can serve. */
export const SITE_FOLDER = `${DIST}/site`

/** Configurations of other servers and hosts. */
export const HOSTING_FOLDER = `${DIST}/hosting`

/** What the server answers from where a language model is set. */
export const ASSISTANT_FOLDER = `${DIST}/assistant`

/** What the build tells the server. */
export const BUILD_RECORD = `${DIST}/build.json`
