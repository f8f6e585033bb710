import { useLanguage } from '#i18n/useTexts.ts'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import type { PageTexts } from './definition.ts'
import { supportTicketParts } from './sample-data.ts'
import { formatDuration } from './time.ts'
import styles from './TicketParts.module.css'

const MINUTE = 60
const byHandMinutes = supportTicketParts.reduce((sum, { byHand }) => sum + byHand, 0)
const assistantSeconds = supportTicketParts.reduce((sum, { assistant = 0 }) => sum + assistant, 0)

type Props = PageTexts['takenOver']['ticket']

export function TicketParts({ initials, name, state, columns, parts, notNeeded, total }: Props) {
  const language = useLanguage()
  return (
    <Panel>
      <PanelBar initials={initials} name={name} state={state} />
      <table className={styles.parts} aria-label={name}>
        <TableHead>
          {columns.part}
          {columns.byHand}
          {columns.assistant}
        </TableHead>
        <tbody>
          {supportTicketParts.map(({ id, byHand, assistant }) => (
            <tr key={id}>
              <th scope="row">
                <b>{parts[id].title}</b> {parts[id].text}
              </th>
              <td data-column={columns.byHand}>
                <s>{byHand} min</s>
              </td>
              <td data-column={columns.assistant}>
                {assistant === undefined ? notNeeded : formatDuration(assistant, language)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <b>{total}</b>
            </th>
            <td data-column={columns.byHand}>
              <s>{byHandMinutes} min</s>
            </td>
            <td data-column={columns.assistant}>{Math.round(assistantSeconds / MINUTE)} min</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}
