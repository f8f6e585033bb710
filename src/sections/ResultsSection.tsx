import type { ReactNode } from 'react'
import { Container } from '#ui/Container.tsx'
import { Section, type SectionSurface } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Stat } from '#ui/Stat.tsx'
import styles from './ResultsSection.module.css'

type Props = {
  title: string
  results: readonly { value: string; unit?: string; label: string }[]
  /** Source of the figures. */
  note?: string
  surface?: SectionSurface
  /** One chart per result, in the same order, shown below the figure. */
  drawings?: readonly ReactNode[]
}

export function ResultsSection({ title, results, note, surface, drawings }: Props) {
  return (
    <Section surface={surface}>
      <Container>
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
      </Container>
    </Section>
  )
}
