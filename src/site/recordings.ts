/** Demo recordings, shown as videos with controls and captions. Made by tools/recordings.ts. */

import { languageFacts, type Language } from './languages.ts'

export const recordings = {
  'contract-analysis': { width: 1280, height: 720, lengthMs: 35_000, recorded: '2026-11-16' },
} as const satisfies Record<string, { width: number; height: number; lengthMs: number; recorded: string }>

export type RecordingId = keyof typeof recordings

export function recordingFile(id: RecordingId, language: Language, extension: 'webm' | 'mp4' | 'webp' | 'vtt'): string {
  return `/uploads/videos/${id}-${languageFacts[language].pictures}.${extension}`
}
