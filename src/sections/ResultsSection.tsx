import type { ReactNode } from 'react'
import { Section, type SectionGround } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Stat } from '#ui/Stat.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import styles from './ResultsSection.module.css'

type Props = {
  title: string
  results: readonly { value: string; unit?: string; label: string }[]
  /** What the figures rest on. */
  note?: string
  ground?: SectionGround
  /** A drawing under each figure, in their order: the proportion that it speaks of. */
  drawings?: readonly ReactNode[]
}

/** What comes of it, in figures side by side. */
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
