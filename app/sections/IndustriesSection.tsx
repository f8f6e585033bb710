import type { ReactNode } from 'react'
import { Check } from 'lucide'
import { Icon } from '../ui/Icon.tsx'
import { Section, type SectionGround } from '../ui/Section.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './IndustriesSection.module.css'

type Industry = {
  name: string
  /** What teams of this industry use it for. */
  useCases: readonly string[]
}

type Props = {
  title: string
  lead?: string
  industries: readonly Industry[]
  ground?: SectionGround
  /** A drawing before each name, in their order. */
  drawings?: readonly ReactNode[]
}

/** The same assistant in different industries, a row each. */
export function IndustriesSection({ title, lead, industries, ground, drawings }: Props) {
  return (
    <Section ground={ground}>
      <Wrap>
        <SectionHeading title={title} {...(lead !== undefined && { lead })} />
        <ul className={styles.industries}>
          {industries.map(({ name, useCases }, index) => (
            <li key={name}>
              <h3>
                {drawings?.[index]}
                {name}
              </h3>
              <ul className={styles.useCases}>
                {useCases.map((useCase) => (
                  <li key={useCase}>
                    <Icon of={Check} size={16} />
                    {useCase}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
