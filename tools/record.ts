import type { Page } from '@playwright/test'
import type { Language } from '#site/languages.ts'

/** What is recorded of a page: `recording.ts` in its room lists its takes. */
export type Take = {
  name: string
  path: string
  viewport: { width: number; height: number }
  /** Pixels of a frame for one of the page. */
  scale: number
  lengthMs: number
  /** The picture before the play, from this moment: the finished work. */
  posterMs: number
  /** How ffmpeg fits a frame into the video. */
  fit: string
  /** Brings the demo to its first frame, and returns how a frame is taken. */
  prepare: (page: Page) => Promise<(file: string) => Promise<unknown>>
  captions?: (language: Language) => string
}
