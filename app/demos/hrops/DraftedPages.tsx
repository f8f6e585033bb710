import type { Texts } from '../../texts/resources.ts'
import { hrOperations } from '../sample-data.ts'
import { fanned } from './drawings.ts'
import { JobTile } from './JobTile.tsx'
import styles from './DraftedPages.module.css'

const angles = fanned(hrOperations.documents, -32, 4)

/** One sheet a document, in a fan; the one on top can be read. */
export function DraftedPages({ unit, top }: Texts['optimizehroperations']['jobs']['documents']['figure']) {
  return (
    <JobTile count={hrOperations.documents} unit={unit}>
      <div className={styles.fan}>
        <svg viewBox="-85 -158 170 158" aria-hidden>
          {angles.map((angle) => (
            <rect key={angle} x="-55" y="-145" width="110" height="150" rx="3" transform={`rotate(${angle} 0 60)`} />
          ))}
          <path d="M-41-100h82m-82 13h74m-74 13h82m-82 13h60m-60 13h82m-82 13h70" transform="rotate(4 0 60)" />
        </svg>
        <p>{top}</p>
      </div>
    </JobTile>
  )
}
