import type { ReactNode } from 'react'
import { Stat } from '#ui/Stat.tsx'
import { TitledSection } from './TitledSection.tsx'
import styles from './ResultsSection.module.css'

type Props = {
  title: string
  results: readonly { value: string; unit?: string; label: string; drawing: ReactNode }[]
  note: string
}

export function ResultsSection({ title, results, note }: Props) {
  return (
    <TitledSection title={title}>
      <ul className={styles.results}>
        {results.map(({ drawing, ...result }) => (
          <li key={result.label}>
            <Stat {...result} />
            {drawing}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </TitledSection>
  )
}
