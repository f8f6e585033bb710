import type { ReactNode } from 'react'
import { keysOf } from '#i18n/merge-texts.ts'
import { CitedAnswer } from '#sections/demos/CitedAnswer.tsx'
import { statusOf } from '#sections/demos/status-of.ts'
import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import { Tag } from '#ui/Status.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { fanAngles } from './drawings.ts'
import { LiveOperations } from './LiveOperations.tsx'
import { hrOperations } from './sample-data.ts'
import styles from './OperationsJobsSection.module.css'

type Props = PageTexts['jobs']

export function OperationsJobsSection({ title, lead, live, dataEntry, documents, compliance, support }: Props) {
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      panel={<LiveOperations {...live} />}
      cards={[
        { ...dataEntry, figure: <NewStarters {...dataEntry.figure} />, columns: 3, surface: 'sand' },
        { ...documents, figure: <DraftedPages {...documents.figure} />, columns: 3, surface: 'sand' },
        { ...compliance, figure: <WatchedDates {...compliance.figure} />, columns: 3, surface: 'sand' },
        { ...support, figure: <LeaveAnswer {...support.figure} />, columns: 3, surface: 'sand' },
      ]}
    />
  )
}

function JobTile({ count, unit, children }: { count: number; unit: string; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <p className={styles.count}>
        <b>{count}</b> {unit}
      </p>
      {children}
    </div>
  )
}

function LeaveAnswer({ unit, ...chat }: PageTexts['jobs']['support']['figure']) {
  return (
    <JobTile count={hrOperations.queries} unit={unit}>
      <CitedAnswer {...chat} />
    </JobTile>
  )
}

function WatchedDates({ unit, dates }: PageTexts['jobs']['compliance']['figure']) {
  const ids = keysOf(hrOperations.watchedDates)
  return (
    <JobTile count={ids.length} unit={unit}>
      <ul className={styles.dates}>
        {ids.map((id) => (
          <li key={id}>
            {dates[id].what}
            <Tag status={statusOf[hrOperations.watchedDates[id]]}>{dates[id].state}</Tag>
          </li>
        ))}
      </ul>
    </JobTile>
  )
}

function NewStarters({ unit, caption, columns, rows }: PageTexts['jobs']['dataEntry']['figure']) {
  return (
    <JobTile count={hrOperations.records} unit={unit}>
      <table className={styles.list}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead>{[columns.name, columns.start, columns.grade]}</TableHead>
        <tbody>
          {keysOf(hrOperations.newStarters).map((id) => (
            <tr key={id}>
              <th scope="row">{rows[id].name}</th>
              <td>{rows[id].start}</td>
              <td>{hrOperations.newStarters[id]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </JobTile>
  )
}

const angles = fanAngles(hrOperations.documents, -32, 4)

function DraftedPages({ unit, top }: PageTexts['jobs']['documents']['figure']) {
  return (
    <JobTile count={hrOperations.documents} unit={unit}>
      <div className={styles.fan}>
        <svg width="100%" viewBox="-100 -150 200 150" aria-hidden>
          {angles.map((angle) => (
            <rect key={angle} x="-64" y="-140" width="128" height="150" rx="3" transform={`rotate(${angle} 0 60)`} />
          ))}
          <path d="M-50-98h100m-100 13h88m-88 13h100m-100 13h70m-70 13h100m-100 13h84" transform="rotate(4 0 60)" />
        </svg>
        <p>{top}</p>
      </div>
    </JobTile>
  )
}
