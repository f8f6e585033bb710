export const SHEET = { width: 342, height: 448 }

export const stations = [
  { id: 'inbox', by: 'system', x: 0, y: 0, width: 144, height: 82 },
  { id: 'read', by: 'system', x: 198, y: 0, width: 144, height: 82 },
  { id: 'check', by: 'system', x: 78, y: 172, width: 186, height: 92 },
  { id: 'person', by: 'person', x: 0, y: 352, width: 160, height: 96 },
  { id: 'reply', by: 'system', x: 198, y: 352, width: 144, height: 96 },
] as const

export type Station = (typeof stations)[number]
export type StationId = Station['id']

type Route = {
  from: StationId
  to: StationId
  line: string
  head: string
  /** Claims in transit: points on the line. */
  claims: readonly (readonly [x: number, y: number])[]
}

export const routes: readonly Route[] = [
  { from: 'inbox', to: 'read', line: 'M144 41H198', head: 'M191 36L198 41L191 46', claims: [[166.68, 41]] },
  {
    from: 'read',
    to: 'check',
    line: 'M270 82V127H171V172',
    head: 'M166 165L171 172L176 165',
    claims: [
      [270, 110.35],
      [201.6, 127],
    ],
  },
  { from: 'check', to: 'person', line: 'M124.5 264V308H80V352', head: 'M75 345L80 352L85 345', claims: [] },
  {
    from: 'check',
    to: 'reply',
    line: 'M217.5 264V308H270V352',
    head: 'M265 345L270 352L275 345',
    claims: [
      [229.7, 308],
      [270, 323.9],
    ],
  },
  { from: 'person', to: 'reply', line: 'M160 400H198', head: 'M191 395L198 400L191 405', claims: [] },
]

export const guides = [...new Set(stations.flatMap(({ y, height }) => [y, y + height]))]

/** The dimension line of the time limit, from the bottom of the inbox to the top of the check. */
export const limitLine = 'M18 82V172M12 87l12 -10M12 177l12 -10'

/** Position in percent, for an SVG that is not scaled, so that text keeps its size. */
export function positionOnSheet({ x, y, width, height }: Omit<Station, 'id' | 'by'>) {
  return {
    x: percent(x, SHEET.width),
    y: percent(y, SHEET.height),
    width: percent(width, SHEET.width),
    height: percent(height, SHEET.height),
  }
}

function percent(part: number, total: number): string {
  return `${Number(((100 * part) / total).toFixed(2))}%`
}
