/** Durations of the scripted chats, named with their unit: pages without a chat do not load them. */

export type ChatTiming = {
  /** When each message appears, from the start of the loop. A script with fewer messages uses the first ones. */
  delaysMs: readonly number[]
  /** How long the typing indicator stands before a message of each speaker. */
  typingMs: Readonly<Record<'bot' | 'user', number>>
  /** How long the finished chat stands before it clears and restarts. */
  restartPauseMs: number
}

const LANDING_DELAYS_MS = [1000, 2500, 4000, 6000, 7500]
const LANDING_TYPING_MS = { bot: 1500, user: 500 }

export const chatTimings = {
  /** No-code page: the chat in the builder. */
  builder: { delaysMs: [1000, 2500, 4000], typingMs: { bot: 1200, user: 400 }, restartPauseMs: 3000 },
  /** Landing pages. */
  landing: { delaysMs: LANDING_DELAYS_MS, typingMs: LANDING_TYPING_MS, restartPauseMs: 4000 },
  /** Home tabs: sales, HR and contracts. */
  homeTab: { delaysMs: LANDING_DELAYS_MS, typingMs: LANDING_TYPING_MS, restartPauseMs: 4000 },
  /** Home tab: support answers faster. */
  homeSupportTab: { delaysMs: LANDING_DELAYS_MS, typingMs: { bot: 1000, user: 500 }, restartPauseMs: 3000 },
  /** Procurement page: the question is there at once, then two replies. */
  procurement: { delaysMs: [0, 2000, 4000], typingMs: LANDING_TYPING_MS, restartPauseMs: 4000 },
  /** AI SDR page: a greeting, then six messages. */
  sdr: {
    delaysMs: [0, 2000, 4000, 6000, 8000, 10_000, 12_000],
    typingMs: LANDING_TYPING_MS,
    restartPauseMs: 3000,
  },
} as const satisfies Record<string, ChatTiming>
