import { expect, it } from 'vitest'
import { claimValues } from '#site/claims.ts'
import { blocks, markedMinutes, ticks } from './agenda.ts'
import { consultation } from './sample-data.ts'

it('has the claimed length, without gaps', () => {
  const ends: number[] = consultation.map(({ to }) => to)
  expect(consultation.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)])
  const value = claimValues.consultationMinutes
  expect(ends.at(-1), `the last part of \`consultation\` in sample-data.ts has to end at minute ${value}`).toBe(value)
  for (const { from, to } of consultation) expect(to).toBeGreaterThan(from)
})

it('draws a tick per minute, and a long one per label', () => {
  const { short, long } = ticks(30)
  expect(short.match(/M/g)).toHaveLength(24)
  expect(long.match(/M/g)).toHaveLength(7)
  expect(markedMinutes(30)).toEqual([0, 5, 10, 15, 20, 25, 30])
})

it('draws a full bar for one side, and half a bar each if both speak', () => {
  const parts = [
    { from: 0, to: 3, who: 'both' },
    { from: 3, to: 12, who: 'you' },
  ] as const
  expect(blocks(parts, 'you')).toBe('M0 0H1V3H0ZM0 3H2V12H0Z')
  expect(blocks(parts, 'us')).toBe('M1 0H2V3H1Z')
})
