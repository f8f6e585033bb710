import type { PageTexts } from './definition.ts'
import { fanAngles } from './drawings.ts'
import { JobTile } from './JobTile.tsx'
import { hrOperations } from './sample-data.ts'
import styles from './DraftedPages.module.css'

const angles = fanAngles(hrOperations.documents, -32, 4)

/** One sheet per document, in a fan; only the title of the top one is legible. */
export function DraftedPages({ unit, top }: PageTexts['jobs']['documents']['figure']) {
  return (
    <JobTile count={hrOperations.documents} unit={unit}>
      <div className={styles.fan}>
        <svg viewBox="-100 -150 200 150" aria-hidden>
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
