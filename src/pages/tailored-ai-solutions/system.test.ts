import { describe, expect, it } from 'vitest'
import { claimsToday } from './sample-data.ts'
import {
  arrowHead,
  corners,
  guides,
  limit,
  line,
  placeOnSheet,
  pointAlong,
  routes,
  routesFrom,
  SHEET,
  stationById,
  stations,
  type StationId,
} from './system.ts'

function onTheWay(from: StationId, to: StationId): number {
  return routes.find((route) => route.from === from && route.to === to)?.claims.length ?? 0
}

describe('the claims desk', () => {
  it('has stations that stand on the sheet, apart from each other', () => {
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

  it('has routes that each join two of its stations', () => {
    const ids = stations.map(({ id }) => id)
    for (const { from, to } of routes) {
      expect(ids).toContain(from)
      expect(ids).toContain(to)
      expect(from).not.toBe(to)
    }
    expect(() => stationById('nowhere' as StationId)).toThrow('nowhere')
  })

  it('leads every claim from the inbox to a reply', () => {
    for (const { id } of stations) {
      expect(routesFrom(id).length > 0, `${id} leads on`).toBe(id !== 'reply')
      expect(
        routes.some(({ to }) => to === id),
        `${id} is led to`,
      ).toBe(id !== 'inbox')
    }
  })

  it('loses no claim: what a station has counted, the next has, or it is a dot between them', () => {
    const checked = claimsToday.read - onTheWay('read', 'check')
    expect(claimsToday.inbox - onTheWay('inbox', 'read')).toBe(claimsToday.read)
    expect(claimsToday.check + claimsToday.person + onTheWay('check', 'person')).toBe(checked)
    expect(claimsToday.check - onTheWay('check', 'reply')).toBe(claimsToday.reply)
    const dots = routes.reduce((sum, { claims }) => sum + claims.length, 0)
    expect(claimsToday.reply + claimsToday.person + dots).toBe(claimsToday.inbox)
  })
})

describe('the drawing of the desk', () => {
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

  it('lets no two routes leave a station at the same point', () => {
    const starts = routes.map((route) => corners(route)[0]?.join(' '))
    expect(new Set(starts).size).toBe(routes.length)
  })

  it('draws lines along the grid, with a head in their direction', () => {
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

  it('finds a point at a share of the way', () => {
    const way = [
      [0, 0],
      [0, 10],
      [30, 10],
    ] as const
    expect(pointAlong(way, 0)).toEqual([0, 0])
    expect(pointAlong(way, 0.125)).toEqual([0, 5])
    expect(pointAlong(way, 0.25)).toEqual([0, 10])
    expect(pointAlong(way, 0.625)).toEqual([15, 10])
    expect(pointAlong(way, 1)).toEqual([30, 10])
  })

  it('has a guide at each height once, and places stations in parts of the sheet', () => {
    expect(new Set(guides).size).toBe(guides.length)
    for (const { y, height } of stations) expect(guides).toEqual(expect.arrayContaining([y, y + height]))
    expect(placeOnSheet({ x: 0, y: 0, ...SHEET })).toEqual({ x: '0%', y: '0%', width: '100%', height: '100%' })
    expect(placeOnSheet({ x: SHEET.width / 3, y: 0, ...SHEET }).x).toBe('33.33%')
  })

  it('measures its limit downwards', () => {
    const { y, height } = stationById(limit.from)
    expect(y + height).toBeLessThan(stationById(limit.to).y)
  })
})
