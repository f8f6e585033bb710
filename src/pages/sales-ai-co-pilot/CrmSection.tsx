import { ArrowLeft, ArrowLeftRight, ArrowRight } from 'lucide'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Icon, type IconNode } from '#ui/Icon.tsx'
import { Stack } from '#ui/Layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Tag, type Status } from '#ui/Status.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { rightIds, crmRows, crmTrace, type Right } from './sample-data.ts'
import styles from './CrmSection.module.css'

const arrows: Record<(typeof crmRows)[number]['direction'], IconNode> = {
  both: ArrowLeftRight,
  writes: ArrowRight,
  reads: ArrowLeft,
}

const statusOfRight: Record<Right, Status> = { alone: 'done', asks: 'pending', person: 'idle' }

export function CrmSection({ title, lead, rights, table }: PageTexts['crm']) {
  const { caption, columns, directions, rows, trace } = table
  return (
    <ContainedSection containerClass={styles.columns}>
      <div>
        <SectionHeading title={title} lead={lead} />
        <Stack as="dl" gap={5} className={styles.rights}>
          {rightIds.map((right) => (
            <div key={right}>
              <dt>
                <Tag status={statusOfRight[right]}>{rights[right].label}</Tag>
              </dt>
              <dd>{rights[right].text}</dd>
            </div>
          ))}
        </Stack>
      </div>
      <Panel>
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
        <DemoTrace {...trace} statuses={crmTrace} />
      </Panel>
    </ContainedSection>
  )
}
