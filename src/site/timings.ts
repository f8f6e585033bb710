/**
 * Every duration and threshold of behaviour, once, named with its unit. Durations of looks (fades, hovers, loops of
 * strips) are tokens in styles/tokens.css. Every page loads this file; what only scripted chats need is in chat-timings.ts.
 */

/** The navigation turns opaque when the page is scrolled further than this. */
export const SCROLLED_THRESHOLD_PX = 10

/** A drag shorter than this is a click: case-study carousel. */
export const CAROUSEL_DRAG_THRESHOLD_PX = 10

/** Case-study carousel: speed of the slide, in the carousel library's own unit. */
export const CAROUSEL_DURATION = 25

/** Logo strips: the width of a logo and the length of the loop. styles/tokens.css repeats them; a test compares the two. */
export const LOGO_STRIP = {
  home: { logoPx: 320, loopMs: 60_000 },
  support: { logoPx: 350, loopMs: 30_000 },
}

/** Assistant: how long it seems to write, so that a question is seen to be answered. Not for visitors who want stillness. */
export const ASSISTANT_TYPING_MS = 600

/** Assistant: a language model that says nothing for so long is not waited for; the browser answers by itself. */
export const MODEL_SILENCE_MS = 6000

/** Assistant: a language model that trickles has this long for its first whole sentence, and for its whole answer. */
export const MODEL_FIRST_SENTENCE_MS = 8000
export const MODEL_ANSWER_MS = 15_000

/** Start of a page: a browser that is never idle, or does not tell that it has painted, is not waited for longer than this. */
export const PATIENCE_MS = 2000

/** From page to page: a page that is not drawn by then appears without the fade. */
export const PAGE_DRAWING_MS = 500

/** Sections come alive when they are this near to the screen. */
export const NEAR_PX = 400

/** A press before the code of its button is there: how often that is looked for, and for how long the press counts. */
export const EARLY_INPUT_CHECK_MS = 50
export const EARLY_INPUT_MS = 8000

/** Footer voice chat: how often it looks for the widget until that exists. */
export const WIDGET_RETRY_MS = 500

/** Diagnostic page: from the button to the click that opens the injected widget. */
export const WIDGET_CLICK_DELAY_MS = 800

/** Diagnostic page: a click outside the widget removes it, from this long after it was put in. */
export const WIDGET_OUTSIDE_CLICK_ARMED_MS = 1000

/** Outside voice agent: one that has not drawn itself by then is not waited for, and ours answers. */
export const AGENT_PATIENCE_MS = 6000

/** Outside voice agent: after one that did not come, ours answers at once for this long. */
export const AGENT_MISSED_MS = 5 * 60_000

/** Voice: a key that is held longer than this is held to talk, and listening ends with it. */
export const HOLD_TO_TALK_MS = 400

/** Outside voice agent: its branding is looked for this long after loading, and again in this rhythm. */
export const WIDGET_BRANDING_FIRST_CHECK_MS = 1000
export const WIDGET_BRANDING_CHECK_MS = 2000

/** Frames: a form that has not come by then is said to have failed, and is still shown if it comes after all. */
export const FRAME_LOAD_MS = 10_000

/** Frames: the same for an outside form whose vendor announces it by a message, counted from the moment it begins to load. */
export const FRAME_ANNOUNCE_MS = 8000

/** Home hero: each of the three statistics. */
export const HERO_ROTATION_MS = 2500

/** Home testimonials: each of the three. */
export const TESTIMONIAL_ROTATION_MS = 5000

/** AI SDR page: each stage of the pipeline is highlighted for this long. */
export const SDR_STAGE_MS = 2000

/** Contract analysis page: how long each scene of the reading stands. The recording has the same ones. */
export const CONTRACT_READING_MS = {
  /** Each clause while it is read. */
  clause: 2500,
  /** All read, the findings listed. */
  findings: 4000,
  /** New wording beside the risk. */
  suggestion: 5000,
  /** A person has accepted it. */
  accepted: 5000,
  /** The change is in the document; then the reading starts again. */
  exported: 6000,
}

/** Sales co-pilot page: how the lead's record fills in. */
export const RECORD_FILLING = {
  /** Fields that are there at the start: the form has just come in. */
  given: 1,
  /** How long a filled field stands before the next one is read, how long that takes, and how long the end stands. */
  betweenMs: 500,
  readingMs: 900,
  restMs: 8000,
}

/** Desk: an answer that has not come by then is taken for lost. */
export const DESK_TIMEOUT_MS = 15_000

/** Desk: work that a browser has not done by then is left. */
export const DESK_PROOF_TIMEOUT_MS = 20_000

/** Desk: a form that arrived too fast for a person is sent again by itself, not sooner than after this. */
export const DESK_TOO_FAST_WAIT_MS = 500

/** Scheduler: free times that are older than this are asked for again when the visitor comes back to the tab. */
export const SLOTS_STALE_MS = 5 * 60_000
