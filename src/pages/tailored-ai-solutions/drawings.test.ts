import { expect, it } from 'vitest'
import { claimsToday } from './sample-data.ts'
import { positionOnSheet, routes, stations, type StationId } from './system.ts'
import { hoursOf, visitSpan } from './visits.ts'

function countOnRoute(from: StationId, to: StationId): number {
  return routes.find((route) => route.from === from && route.to === to)?.claims.length ?? 0
}

it('accounts for every claim, at a station or as a dot on a route', () => {
  const checked = claimsToday.read - countOnRoute('read', 'check')
  expect(claimsToday.inbox - countOnRoute('inbox', 'read')).toBe(claimsToday.read)
  expect(claimsToday.check + claimsToday.person + countOnRoute('check', 'person')).toBe(checked)
  expect(claimsToday.check - countOnRoute('check', 'reply')).toBe(claimsToday.reply)
  const dots = routes.reduce((sum, { claims }) => sum + claims.length, 0)
  expect(claimsToday.reply + claimsToday.person + dots).toBe(claimsToday.inbox)
})

it('positions stations in percent of the sheet', () => {
  expect(stations.map((station) => positionOnSheet(station).x)).toEqual(['0%', '57.89%', '22.81%', '0%', '57.89%'])
})

it('draws visits in percent of the axis', () => {
  const day = { from: 8, to: 12 }
  expect(hoursOf(day)).toEqual([8, 9, 10, 11])
  expect(visitSpan({ from: 8, to: 9, kind: 'travel' }, day)).toEqual({ start: 0, length: 25 })
  expect(visitSpan({ from: 10.5, to: 12, kind: 'travel' }, day)).toEqual({ start: 62.5, length: 37.5 })
})
