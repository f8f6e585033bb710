import { claimValue } from '#site/build-constants.ts'
import { Actions } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { ContainedSection } from '#ui/Section.tsx'
import { blockClass, chainClass, type BlockTone } from './blocks.ts'
import type { PageTexts } from './definition.ts'
import { TrialLinks } from './TrialLinks.tsx'
import canvas from './Canvas.module.css'
import styles from './TrialSection.module.css'

export function TrialSection({ title, text, trial }: PageTexts['close'] & Pick<PageTexts, 'trial'>) {
  return (
    <ContainedSection className={classes(canvas.canvas, styles.section)}>
      <ol className={chainClass('across', styles.days)} aria-hidden>
        {Array.from({ length: claimValue('trialDays') }, (_, index) => (
          <li key={index} className={blockClass(toneOf(index))}>
            {index + 1}
          </li>
        ))}
      </ol>
      <div className={classes(canvas.clearing, styles.text)}>
        <h2>{title}</h2>
        <p>{text}</p>
        <Actions>
          <TrialLinks {...trial} />
        </Actions>
      </div>
    </ContainedSection>
  )
}

function toneOf(day: number): BlockTone {
  if (day === 0) return 'brand'
  return day % 2 ? 'white' : 'tint'
}
