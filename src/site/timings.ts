/** Behavior only: visual durations are tokens in ui/tokens.css. Every page loads this file, but not chat-timings.ts. */

/** The navigation turns opaque when the page is scrolled further than this. */
export const SCROLLED_THRESHOLD_PX = 10

/** Case-study carousel: a shorter drag is a click. The duration is in the unit of the carousel library. */
export const CAROUSEL_DRAG_THRESHOLD_PX = 10
export const CAROUSEL_DURATION = 25

/** Logo strips: repeated in ui/LogoStrip.module.css and ui/tokens.css. Tests compare them. */
export const LOGO_STRIP = { home: { logoPx: 320, loopMs: 60_000 }, support: { logoPx: 350, loopMs: 30_000 } }

/** Assistant: typing delay, so that visitors notice the answer. Skipped with reduced motion. */
export const ASSISTANT_TYPING_MS = 600

/** Language model: after this much silence, the browser answers instead. Limits for a full sentence and answer. */
export const MODEL_SILENCE_MS = 6000
export const MODEL_FIRST_SENTENCE_MS = 8000
export const MODEL_ANSWER_MS = 15_000

/** Startup: longest wait for a browser that is never idle or doesn't report its first paint. */
export const STARTUP_TIMEOUT_MS = 2000

/** Client-side navigation: a page that takes longer to render appears without the cross-fade. */
export const PAGE_RENDER_TIMEOUT_MS = 500

/** Sections hydrate at this distance from the viewport. */
export const NEAR_PX = 400

/** Presses before a button is hydrated: how often to check for hydration, and how long a press stays valid. */
export const EARLY_INPUT_CHECK_MS = 50
export const EARLY_INPUT_MS = 8000

/** Footer voice chat: how often to check for the widget. */
export const WIDGET_RETRY_MS = 500

/** Diagnostic page: the injected widget opens after the delay. Clicks outside it remove it, but not right away. */
export const WIDGET_CLICK_DELAY_MS = 800
export const WIDGET_OUTSIDE_CLICK_ARMED_MS = 1000

/** External voice agent: the built-in assistant answers if it hasn't rendered by then, and for a while after. */
export const AGENT_TIMEOUT_MS = 6000
export const AGENT_COOLDOWN_MS = 5 * 60_000

/** External voice agent: first delay and interval of the checks for its branding. */
export const WIDGET_BRANDING_FIRST_CHECK_MS = 1000
export const WIDGET_BRANDING_CHECK_MS = 2000

/** Voice: a key held at least this long is push-to-talk, so releasing it stops listening. */
export const HOLD_TO_TALK_MS = 400

/** Frames: until loaded or, if its vendor posts a message, ready. Then they show an error, but may still appear. */
export const FRAME_LOAD_TIMEOUT_MS = 10_000
export const FRAME_READY_TIMEOUT_MS = 8000

/** Pictures that play once: how long they are still first, and how long their steps take. */
export const STILL_BEFORE_PLAY_MS = 600
/** Of pictures that CSS animates, at most. */
export const HERO_PICTURE_MS = 3000
export const INBOX_CLEARING_MS = [350, 650, 350, 1550, 200]
export const UNTANGLING_MS = { tangled: 450, straight: 1400, answered: 250 }
export const DAY_REPLAY_MS = { hourBack: 40, step: 30 }
export const BLOCK_LIFTED_MS = 900

export const HERO_ROTATION_MS = 2500
export const TESTIMONIAL_ROTATION_MS = 5000
export const SDR_STAGE_MS = 2000

/** Contract analysis page: duration of each scene. The recording uses the same values. */
export const CONTRACT_READING_MS = {
  /** Per clause. */
  clause: 2500,
  findings: 4000,
  /** New wording next to the risk. */
  suggestion: 5000,
  accepted: 5000,
  /** The change is in the document; then the loop restarts. */
  exported: 6000,
}

/** Sales co-pilot page: how the lead's record fills in. */
export const RECORD_FILLING = {
  /** Fields that are filled at the start, from the form. */
  given: 1,
  /** Pause before each field, time to read it, and pause at the end. */
  betweenMs: 500,
  readingMs: 900,
  restMs: 8000,
}

/** Leads: timeouts of a request and of the proof of work in the browser. */
export const LEADS_TIMEOUT_MS = 15_000
export const PROOF_TIMEOUT_MS = 20_000

/** Leads: a form that was sent too fast for a person is sent again after at least this long. */
export const LEADS_TOO_FAST_WAIT_MS = 500

/** Scheduler: older slots are fetched again when the visitor returns to the tab. */
export const SLOTS_STALE_MS = 5 * 60_000
