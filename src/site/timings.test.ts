import { expect, it } from 'vitest'
import * as timings from './timings.ts'

// Regression: a model at one byte per second held a visitor for 30 s.
it('limits how long a visitor waits for a language model', () => {
  expect(timings.MODEL_FIRST_SENTENCE_MS).toBeLessThanOrEqual(10_000)
  expect(timings.MODEL_ANSWER_MS).toBeLessThanOrEqual(20_000)
})

it('matches the specification', () => {
  expect(timings).toMatchObject({
    SCROLLED_THRESHOLD_PX: 10,
    HERO_ROTATION_MS: 2500,
    TESTIMONIAL_ROTATION_MS: 5000,
    SDR_STAGE_MS: 2000,
    CAROUSEL_DRAG_THRESHOLD_PX: 10,
    CAROUSEL_DURATION: 25,
    LOGO_STRIP: { home: { logoPx: 320, loopMs: 60_000 }, support: { logoPx: 350, loopMs: 30_000 } },
    WIDGET_RETRY_MS: 500,
    WIDGET_CLICK_DELAY_MS: 800,
    WIDGET_OUTSIDE_CLICK_ARMED_MS: 1000,
    WIDGET_BRANDING_FIRST_CHECK_MS: 1000,
    WIDGET_BRANDING_CHECK_MS: 2000,
  })
})
