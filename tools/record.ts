import type { Page } from '@playwright/test'
import type { Language } from '#site/languages.ts'

/** Listed in `recording.ts` in a page folder. */
export type Recording = {
  name: string
  path: string
  viewport: { width: number; height: number }
  /** Device pixels per CSS pixel. */
  scale: number
  lengthMs: number
  /** Time of the poster, when the demo's work is finished. */
  posterMs: number
  /** ffmpeg filter that fits a frame into the video. */
  fit: string
  /** Brings the demo to its first frame, and returns a function that captures a frame to a file. */
  prepare: (page: Page) => Promise<(file: string) => Promise<unknown>>
  captions?: (language: Language) => string
}
