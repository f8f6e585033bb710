import type { ReactNode } from 'react'
import { Section, type SectionGround } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Stat } from '#ui/Stat.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import styles from './ResultsSection.module.css'

type Props = {
  title: string
  results: readonly { value: string; unit?: string; label: string }[]
  /** Source of the figures. */
  note?: string
  ground?: SectionGround
  /** One chart per result, in the same order, shown below the figure. */
  drawings?: readonly ReactNode[]
}

export function ResultsSection({ title, results, note, ground, drawings }: Props) {
  return (
    <Section ground={ground}>
      <Wrap>
        <SectionHeading title={title} />
        <ul className={styles.results}>
          {results.map((result, index) => (
            <li key={result.label}>
              <Stat {...result} />
              {drawings?.[index]}
            </li>
          ))}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
      </Wrap>
    </Section>
  )
}
