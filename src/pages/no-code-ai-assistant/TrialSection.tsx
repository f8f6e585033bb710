import { claimValue } from '#site/build-constants.ts'
import { Actions } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import { blockClass, chainClass, type BlockTone } from './blocks.ts'
import { Canvas, Clearing } from './Canvas.tsx'
import type { PageTexts } from './definition.ts'
import { TrialLinks } from './TrialLinks.tsx'
import styles from './TrialSection.module.css'

export function TrialSection({ title, text, trial }: PageTexts['close'] & Pick<PageTexts, 'trial'>) {
  return (
    <Canvas className={styles.section}>
      <Container>
        <ol className={chainClass('across', styles.days)} aria-hidden>
          {Array.from({ length: claimValue('trialDays') }, (_, index) => (
            <li key={index} className={blockClass(toneOf(index))}>
              {index + 1}
            </li>
          ))}
        </ol>
        <Clearing className={styles.text}>
          <h2>{title}</h2>
          <p>{text}</p>
          <Actions>
            <TrialLinks {...trial} />
          </Actions>
        </Clearing>
      </Container>
    </Canvas>
  )
}

function toneOf(day: number): BlockTone {
  if (day === 0) return 'brand'
  return day % 2 ? 'white' : 'tint'
}
