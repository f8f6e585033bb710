/** A build is written to NEXT and published when it is complete (see publish.ts). */

import { DIST } from '#server/folders.ts'

/** Inside `dist`, so that both are on the same file system and files can be renamed. */
export const NEXT = `${DIST}/next`

export const NEXT_SITE = `${NEXT}/site`
export const NEXT_HOSTING = `${NEXT}/hosting`
export const NEXT_ASSISTANT = `${NEXT}/assistant`
export const NEXT_RECORD = `${NEXT}/build.json`

/** Only needed during the build. */
export const PRERENDER_FOLDER = `${NEXT}/prerender`
