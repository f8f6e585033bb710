import { expect, it } from 'vitest'
import { msToNextKeyframe, rotation, stateAt } from './timeline.ts'

it('advances at the exact millisecond and wraps around', () => {
  const timeline = rotation(3, 2500)
  for (let step = 0; step < 7; step += 1) {
    expect(stateAt(timeline, step * 2500)).toBe(step % 3)
    expect(stateAt(timeline, (step + 1) * 2500 - 1)).toBe(step % 3)
    expect(msToNextKeyframe(timeline, step * 2500)).toBe(2500)
  }
})
