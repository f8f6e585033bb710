/** Captions of a recording (WebVTT) from its texts: each stands until the next one. */

import { readFileSync } from 'node:fs'
import type { PageTexts } from '../app/pages/ai-contract-analysis/definition.ts'
import { RECORDING_MS, startOf } from '../app/pages/ai-contract-analysis/reading.ts'
import { captions } from '../app/pages/ai-contract-analysis/sample-data.ts'
import type { Language } from '../app/site/languages.ts'
import { localeFile } from '../app/site/locale-file.ts'

export function contractCaptions(language: Language): string {
  const { video } = JSON.parse(readFileSync(`public${localeFile(language, 'aicontractanalysis')}`, 'utf8')) as PageTexts
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
