import { describe, expect, it } from 'vitest'
import { HERO_ROTATION_MS, SDR_STAGE_MS, TESTIMONIAL_ROTATION_MS } from '#site/timings.ts'
import { msToNextKeyframe, rotation, stateAt } from './timeline.ts'

describe.each([
  { name: 'hero heading', count: 3, eachMs: HERO_ROTATION_MS, expected: 2500 },
  { name: 'testimonials', count: 3, eachMs: TESTIMONIAL_ROTATION_MS, expected: 5000 },
  { name: 'SDR pipeline', count: 5, eachMs: SDR_STAGE_MS, expected: 2000 },
])('$name', ({ count, eachMs, expected }) => {
  const timeline = rotation(count, eachMs)

  it('shows each item as long as the specification requires', () => {
    expect(eachMs).toBe(expected)
  })

  it('advances at the exact millisecond and wraps around', () => {
    for (let step = 0; step < 2 * count + 1; step += 1) {
      expect(stateAt(timeline, step * eachMs)).toBe(step % count)
      expect(stateAt(timeline, (step + 1) * eachMs - 1)).toBe(step % count)
      expect(msToNextKeyframe(timeline, step * eachMs)).toBe(eachMs)
    }
  })
})
