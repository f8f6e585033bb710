import { TitledSection } from '#sections/TitledSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import { Halftone } from './Halftone.tsx'
import shared from '#sections/ResultsSection.module.css'
import styles from './ReviewResultsSection.module.css'

export function ReviewResultsSection({ title, results, note }: PageTexts['results']) {
  return (
    <TitledSection surface="sand" title={title}>
      <ul className={styles.results}>
        <li>
          <RemainingHour percent={100 - claimValue('legalReview')} />
          <Stat {...results.legalReview} />
        </li>
        {(['languages', 'integrations'] as const).map((id) => (
          <li key={id}>
            <Squares count={claimValue(id)} />
            <Stat {...results[id]} />
          </li>
        ))}
      </ul>
      <p className={shared.note}>{note}</p>
    </TitledSection>
  )
}

function Squares({ count }: { count: number }) {
  return <Halftone count={count} grid={{ lines: 'rows', length: 10 }} layers={{ clear: [...Array(count).keys()] }} />
}

function RemainingHour({ percent }: { percent: number }) {
  return (
    <svg className={styles.dial} viewBox="-75 -75 150 150" aria-hidden>
      <circle r="73" />
      <g transform="rotate(-90)">
        <circle r="54" strokeWidth="22" pathLength="180" strokeDasharray="1 2" strokeDashoffset="-1" />
        <circle className={styles.remaining} r="32.5" pathLength="100" strokeDasharray={`${percent} 100`} />
      </g>
      <g className={styles.hands} strokeLinecap="round" strokeWidth="2.4">
        <path d="M0 0V-64" />
        <path d="M0 0V-64" transform={`rotate(${percent * 3.6})`} />
        <circle r="3" />
      </g>
    </svg>
  )
}
