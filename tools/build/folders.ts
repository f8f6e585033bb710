/** A build is written here, next to the live one, and published when it is complete (see publish.ts). */

import { DIST } from '#server/folders.ts'

/** Inside `dist`, so that publishing can rename files: both are on the same file system. */
export const NEXT = `${DIST}/next`

export const NEXT_SITE = `${NEXT}/site`
export const NEXT_HOSTING = `${NEXT}/hosting`
export const NEXT_ASSISTANT = `${NEXT}/assistant`
export const NEXT_RECORD = `${NEXT}/build.json`

/** Bundle that renders a path to HTML. Only needed during the build. */
export const PRERENDER_FOLDER = `${NEXT}/prerender`
