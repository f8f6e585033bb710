/** A build is written here, beside the one that is served, and published when it is complete (see publish.ts). */

import { DIST } from '#server/folders.ts'

/** Inside `dist`, so that publishing is renaming: both are on one file system. */
export const NEXT = `${DIST}/next`

export const NEXT_SITE = `${NEXT}/site`
export const NEXT_HOSTING = `${NEXT}/hosting`
export const NEXT_ASSISTANT = `${NEXT}/assistant`
export const NEXT_RECORD = `${NEXT}/build.json`

/** The bundle that turns a path into HTML; needed while building only. */
export const PRERENDER_FOLDER = `${NEXT}/prerender`
