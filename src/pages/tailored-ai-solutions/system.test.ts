import { describe, expect, it } from 'vitest'
import { claimsToday } from './sample-data.ts'
import {
  arrowHead,
  corners,
  guides,
  limit,
  line,
  positionOnSheet,
  pointAlong,
  routes,
  routesFrom,
  SHEET,
  stationById,
  stations,
  type StationId,
} from './system.ts'

function countOnRoute(from: StationId, to: StationId): number {
  return routes.find((route) => route.from === from && route.to === to)?.claims.length ?? 0
}

describe('the claims system', () => {
  it('has stations on the sheet that don’t overlap', () => {
    for (const one of stations) {
      expect(one.x + one.width).toBeLessThanOrEqual(SHEET.width)
      expect(one.y + one.height).toBeLessThanOrEqual(SHEET.height)
      for (const other of stations.filter(({ id }) => id !== one.id)) {
        const beside = one.x + one.width < other.x || other.x + other.width < one.x
        const above = one.y + one.height < other.y || other.y + other.height < one.y
        expect(beside || above, `${one.id} and ${other.id}`).toBe(true)
      }
    }
  })

  it('has routes that each connect two stations', () => {
    const ids = stations.map(({ id }) => id)
    for (const { from, to } of routes) {
      expect(ids).toContain(from)
      expect(ids).toContain(to)
      expect(from).not.toBe(to)
    }
    expect(() => stationById('nowhere' as StationId)).toThrow('nowhere')
  })

  it('routes every claim from the inbox to a reply', () => {
    for (const { id } of stations) {
      expect(routesFrom(id).length > 0, `${id} has a route out`).toBe(id !== 'reply')
      expect(
        routes.some(({ to }) => to === id),
        `${id} has a route in`,
      ).toBe(id !== 'inbox')
    }
  })

  it('accounts for every claim, at a station or as a dot on a route', () => {
    const checked = claimsToday.read - countOnRoute('read', 'check')
    expect(claimsToday.inbox - countOnRoute('inbox', 'read')).toBe(claimsToday.read)
    expect(claimsToday.check + claimsToday.person + countOnRoute('check', 'person')).toBe(checked)
    expect(claimsToday.check - countOnRoute('check', 'reply')).toBe(claimsToday.reply)
    const dots = routes.reduce((sum, { claims }) => sum + claims.length, 0)
    expect(claimsToday.reply + claimsToday.person + dots).toBe(claimsToday.inbox)
  })
})

describe('the drawing of the system', () => {
  it('starts and ends each route on the outline of its stations', () => {
    for (const route of routes) {
      const [start, end] = [corners(route)[0], corners(route).at(-1)]
      for (const [point, id] of [[start, route.from] as const, [end, route.to] as const]) {
        const { x, y, width, height } = stationById(id)
        const [px, py] = point ?? [Number.NaN, Number.NaN]
        const onSide = (px === x || px === x + width) && py > y && py < y + height
        const onEnd = (py === y || py === y + height) && px > x && px < x + width
        expect(onSide || onEnd, `${route.from} to ${route.to}, at ${id}`).toBe(true)
      }
    }
  })

  it('starts every route at a different point', () => {
    const starts = routes.map((route) => corners(route)[0]?.join(' '))
    expect(new Set(starts).size).toBe(routes.length)
  })

  it('draws lines along the grid, with an arrow head in their direction', () => {
    expect(
      line([
        [0, 0],
        [0, 5],
        [9, 5],
        [9, 8],
      ]),
    ).toBe('M0 0V5H9V8')
    expect(
      arrowHead([
        [0, 10],
        [20, 10],
      ]),
    ).toBe('M13 5L20 10L13 15')
    expect(
      arrowHead([
        [10, 0],
        [10, 20],
      ]),
    ).toBe('M5 13L10 20L15 13')
  })

  it('finds a point at a fraction of a path', () => {
    const path = [
      [0, 0],
      [0, 10],
      [30, 10],
    ] as const
    expect(pointAlong(path, 0)).toEqual([0, 0])
    expect(pointAlong(path, 0.125)).toEqual([0, 5])
    expect(pointAlong(path, 0.25)).toEqual([0, 10])
    expect(pointAlong(path, 0.625)).toEqual([15, 10])
    expect(pointAlong(path, 1)).toEqual([30, 10])
  })

  it('has one guide per height, and positions stations in percent of the sheet', () => {
    expect(new Set(guides).size).toBe(guides.length)
    for (const { y, height } of stations) expect(guides).toEqual(expect.arrayContaining([y, y + height]))
    expect(positionOnSheet({ x: 0, y: 0, ...SHEET })).toEqual({ x: '0%', y: '0%', width: '100%', height: '100%' })
    expect(positionOnSheet({ x: SHEET.width / 3, y: 0, ...SHEET }).x).toBe('33.33%')
  })

  it('draws its limit downwards', () => {
    const { y, height } = stationById(limit.from)
    expect(y + height).toBeLessThan(stationById(limit.to).y)
  })
})
