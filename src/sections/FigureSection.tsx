import type { ReactNode } from 'react'
import { BigFigure } from '#ui/BigFigure.tsx'
import { Section, type SectionGround } from '#ui/Section.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import styles from './FigureSection.module.css'

type Props = {
  /** The claim, as it is written: "80%", "+21%". */
  value: string
  /** What it counts: the heading is both, read as one. */
  label: string
  /** What it rests on, or what it means in the working day. */
  text?: string
  ground?: SectionGround
  /** Under the words: a voice that says the same. */
  beneath?: ReactNode
  /** The proportion, drawn. */
  children: ReactNode
}

/** One marketing figure, large, and the picture of what it means. */
export function FigureSection({ value, label, text, ground, beneath, children }: Props) {
  return (
    <Section ground={ground}>
      <Wrap className={styles.columns}>
        <div>
          <BigFigure value={value} label={label} />
          {text && <p className={styles.text}>{text}</p>}
          {beneath}
        </div>
        <div>{children}</div>
      </Wrap>
    </Section>
  )
}
