import type { ReactNode } from 'react'
import { BigFigure } from '#ui/BigFigure.tsx'
import { Split } from '#ui/Layout.tsx'
import { ContainedSection, type SectionSurface } from '#ui/Section.tsx'
import styles from './FigureSection.module.css'

type Props = {
  value: string
  label: string
  text?: string
  surface?: SectionSurface
  beneath?: ReactNode
  children: ReactNode
}

export function FigureSection({ value, label, text, surface, beneath, children }: Props) {
  return (
    <ContainedSection surface={surface}>
      <Split ratio="5:7" className={styles.columns}>
        <div>
          <BigFigure value={value} label={label} />
          {text && <p className={styles.text}>{text}</p>}
          {beneath}
        </div>
        <div>{children}</div>
      </Split>
    </ContainedSection>
  )
}
