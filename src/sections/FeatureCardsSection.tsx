import type { ReactNode } from 'react'
import { Card, type CardSurface } from '#ui/Card.tsx'
import { Stack } from '#ui/Layout.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { TitledSection } from './TitledSection.tsx'
import styles from './FeatureCardsSection.module.css'

type FeatureCard = {
  title: string
  text: string
  figure: ReactNode
  /** Column span, out of 12. */
  columns: 3 | 4 | 5 | 7
  /** Background of the full card. Without it, the figure is on sand and the text on white. */
  surface?: CardSurface
}

type Props = { title: string; lead?: string; panel?: ReactNode; cards: readonly FeatureCard[] }

export function FeatureCardsSection({ title, lead, panel, cards }: Props) {
  return (
    <TitledSection title={title} lead={lead} gap={11} rhythm="claim">
      <Stack>
        {panel && <div>{panel}</div>}
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.title} className={styles[`span${card.columns}`]}>
              <Card surface={card.surface ?? 'white'} className={card.surface ? styles.plain : styles.split}>
                <div className={styles.text}>
                  <Unbroken as="h3" text={card.title} />
                  <p>{card.text}</p>
                </div>
                <div className={styles.figure}>{card.figure}</div>
              </Card>
            </li>
          ))}
        </ul>
      </Stack>
    </TitledSection>
  )
}
