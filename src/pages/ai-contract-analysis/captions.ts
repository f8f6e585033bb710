/** Each cue lasts until the next one. */

import type { PageTexts } from './definition.ts'
import { RECORDING_MS, startOf } from './reading.ts'
import { captions } from './sample-data.ts'

export function contractCaptions({ video }: PageTexts): string {
  const cues = captions.map(({ id, scene }) => ({ startMs: startOf(scene), text: video.captions[id] }))
  const blocks = cues.map(
    ({ startMs, text }, index) =>
      `${timestamp(startMs)} --> ${timestamp(cues[index + 1]?.startMs ?? RECORDING_MS)}\n${text}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** 00:12.500 */
function timestamp(ms: number): string {
  return new Date(ms).toISOString().slice(14, 23)
}
