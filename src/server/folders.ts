import { resolve } from 'node:path'

/** Use `DIST_FOLDER` to keep builds with different settings apart. */
export const DIST = resolve(process.env['DIST_FOLDER'] ?? 'dist')

/** Can be deployed to any static host. */
export const SITE_FOLDER = `${DIST}/site`

export const HOSTING_FOLDER = `${DIST}/hosting`

/** For the server, if a language model is configured. */
export const ASSISTANT_FOLDER = `${DIST}/assistant`

export const BUILD_RECORD = `${DIST}/build.json`
