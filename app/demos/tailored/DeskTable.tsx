import type { Texts } from '../../texts/resources.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { claimsToday } from '../sample-data.ts'
import { routesFrom, stations } from './system.ts'

/** The three drawings of the desk as one table, for whoever does not see them. */
export function DeskTable({ caption, columns, stations: texts }: Texts['tailoredaisolutions']['desk']) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stations.map(({ id }) => (
            <tr key={id}>
              <th scope="row">{texts[id].name}</th>
              <td>{texts[id].plan}</td>
              <td>{texts[id].build}</td>
              <td>{`${claimsToday[id]} ${texts[id].running}`}</td>
              <td>
                {routesFrom(id)
                  .map(({ to }) => texts[to].name)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
