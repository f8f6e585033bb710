import { describe, expect, it } from 'vitest'
import { serviceDay, technicians } from './sample-data.ts'
import { hoursOf, visitSpan } from './visits.ts'

describe('the day of visits', () => {
  it('has no overlapping visits, and none outside the day', () => {
    for (const { visits } of technicians) {
      visits.forEach(({ from, to }, index) => {
        expect(from).toBeGreaterThanOrEqual(visits[index - 1]?.to ?? serviceDay.from)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(serviceDay.to)
      })
    }
  })

  it('assigns every order to one technician', () => {
    const orders = technicians.flatMap(({ visits }) => visits).flatMap(({ order }) => order ?? [])
    expect(new Set(orders).size).toBe(orders.length)
  })

  it('is drawn in percent of the axis', () => {
    const day = { from: 8, to: 12 }
    expect(hoursOf(day)).toEqual([8, 9, 10, 11])
    expect(visitSpan({ from: 8, to: 9, kind: 'travel' }, day)).toEqual({ start: 0, length: 25 })
    expect(visitSpan({ from: 10.5, to: 12, kind: 'travel' }, day)).toEqual({ start: 62.5, length: 37.5 })
  })
})
