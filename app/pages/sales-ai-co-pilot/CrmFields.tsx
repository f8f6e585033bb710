import { ArrowLeft, ArrowLeftRight, ArrowRight } from 'lucide'
import type { PageTexts } from './definition.ts'
import { Icon, type IconNode } from '../../ui/Icon.tsx'
import { Panel, Trace, type TraceStep } from '../../ui/Panel.tsx'
import { Tag, type Status } from '../../ui/Status.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CrmFields.module.css'

type Crm = PageTexts['crm']
export type Right = keyof Crm['rights']
type Direction = keyof Crm['table']['directions']

const arrows: Record<Direction, IconNode> = { both: ArrowLeftRight, writes: ArrowRight, reads: ArrowLeft }

/** How each right is tagged, here and where it is explained. */
export const statusOfRight: Record<Right, Status> = { alone: 'done', asks: 'pending', person: 'idle' }

/** What passes between the co-pilot and the CRM, which way, and who may do it. */
export function CrmFields({ rights, table }: Pick<Crm, 'rights' | 'table'>) {
  const { caption, columns, directions, rows, trace } = table
  return (
    <Panel className={styles.panel}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">
              <VisuallyHidden>{columns.direction}</VisuallyHidden>
            </th>
            <th scope="col" className={styles.field}>
              {columns.field}
            </th>
            <th scope="col">{columns.right}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, direction, field, right }) => (
            <tr key={item}>
              <th scope="row">
                {item}
                <small>{field}</small>
              </th>
              <td data-direction={direction}>
                <Icon of={arrows[direction as Direction]} size={19} />
                <VisuallyHidden>{directions[direction as Direction]}</VisuallyHidden>
              </td>
              <td className={styles.field}>{field}</td>
              <td>
                <Tag status={statusOfRight[right as Right]}>{rights[right as Right].label}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
    </Panel>
  )
}
