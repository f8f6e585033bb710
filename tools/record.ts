import type { Page } from '@playwright/test'
import type { Language } from '#site/languages.ts'

/** A recording of a page, listed in `recording.ts` in its page folder. */
export type Recording = {
  name: string
  path: string
  viewport: { width: number; height: number }
  /** Device pixels per CSS pixel. */
  scale: number
  lengthMs: number
  /** The poster shows the demo at this time, when its work is finished. */
  posterMs: number
  /** The ffmpeg filter that fits a frame into the video. */
  fit: string
  /** Brings the demo to its first frame. Returns a function that captures a frame to a file. */
  prepare: (page: Page) => Promise<(file: string) => Promise<unknown>>
  captions?: (language: Language) => string
}
