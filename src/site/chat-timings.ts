/** Timings of the scripted chats. Separate from timings.ts so that pages without a chat don't load them. */

export type ChatTiming = {
  /** When each message appears, from the start of the loop. Shorter scripts use the first values. */
  delaysMs: readonly number[]
  typingMs: Readonly<Record<'bot' | 'user', number>>
  restartPauseMs: number
}

const LANDING_DELAYS_MS = [1000, 2500, 4000, 6000, 7500]
const LANDING_TYPING_MS = { bot: 1500, user: 500 }

export const chatTimings = {
  builder: { delaysMs: [1000, 2500, 4000], typingMs: { bot: 1200, user: 400 }, restartPauseMs: 3000 },
  landing: { delaysMs: LANDING_DELAYS_MS, typingMs: LANDING_TYPING_MS, restartPauseMs: 4000 },
  /** Sales, HR and contracts. */
  homeTab: { delaysMs: LANDING_DELAYS_MS, typingMs: LANDING_TYPING_MS, restartPauseMs: 4000 },
  homeSupportTab: { delaysMs: LANDING_DELAYS_MS, typingMs: { bot: 1000, user: 500 }, restartPauseMs: 3000 },
  /** The question shows immediately, then two replies. */
  procurement: { delaysMs: [0, 2000, 4000], typingMs: LANDING_TYPING_MS, restartPauseMs: 4000 },
  sdr: { delaysMs: [0, 2000, 4000, 6000, 8000, 10_000, 12_000], typingMs: LANDING_TYPING_MS, restartPauseMs: 3000 },
} as const satisfies Record<string, ChatTiming>
