export const DIST = 'dist'

/** The folder that any static host can serve. */
export const SITE_FOLDER = `${DIST}/site`

/** The bundle that turns a path into HTML; needed while building only. */
export const PRERENDER_FOLDER = `${DIST}/prerender`
