import { HiddenTable } from '#ui/HiddenTable.tsx'
import type { PageTexts } from './definition.ts'
import { claimsToday } from './sample-data.ts'
import { routesFrom, stations } from './system.ts'

/** The three drawings of the claims desk as one table for screen readers. */
export function DeskTable({ caption, columns, stations: texts }: PageTexts['desk']) {
  return (
    <HiddenTable
      caption={caption}
      columns={[columns.station, columns.plan, columns.build, columns.running, columns.next]}
      rows={stations.map(({ id }) => {
        const { name, plan, build, running } = texts[id]
        const next = routesFrom(id).map(({ to }) => texts[to].name)
        return { id, cells: [name, plan, build, `${claimsToday[id]} ${running}`, next.join(', ')] }
      })}
    />
  )
}
