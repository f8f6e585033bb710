import { ArrowLeft, ArrowLeftRight, ArrowRight } from 'lucide'
import { mergeTexts } from '#i18n/merge-texts.ts'
import { Icon, type IconNode } from '#ui/Icon.tsx'
import { Panel, Trace } from '#ui/Panel.tsx'
import { Tag, type Status } from '#ui/Status.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { crmRows, crmTrace, type Right } from './sample-data.ts'
import styles from './CrmFields.module.css'

type Crm = PageTexts['crm']

const arrows: Record<(typeof crmRows)[number]['direction'], IconNode> = {
  both: ArrowLeftRight,
  writes: ArrowRight,
  reads: ArrowLeft,
}

/** Also used by CrmSection, where the rights are explained. */
export const statusOfRight: Record<Right, Status> = { alone: 'done', asks: 'pending', person: 'idle' }

export function CrmFields({ rights, table }: Pick<Crm, 'rights' | 'table'>) {
  const { caption, columns, directions, rows, trace } = table
  return (
    <Panel className={styles.panel}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead>
          {columns.item}
          <VisuallyHidden>{columns.direction}</VisuallyHidden>
          {columns.field}
          {columns.right}
        </TableHead>
        <tbody>
          {crmRows.map(({ id, direction, right }) => (
            <tr key={id}>
              <th scope="row">
                {rows[id].item}
                <small>{rows[id].field}</small>
              </th>
              <td data-direction={direction}>
                <Icon of={arrows[direction]} size={19} />
                <VisuallyHidden>{directions[direction]}</VisuallyHidden>
              </td>
              <td>{rows[id].field}</td>
              <td>
                <Tag status={statusOfRight[right]}>{rights[right].label}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Trace steps={mergeTexts(crmTrace, trace.steps)} label={trace.label} />
    </Panel>
  )
}
