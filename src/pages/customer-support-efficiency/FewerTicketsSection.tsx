import { claimValue } from '#site/build-constants.ts'
import { BigFigure } from '#ui/BigFigure.tsx'
import { Container } from '#ui/Container.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Section } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { BAR_HEIGHT, BAR_WIDTH, BARS, barsOf } from './range.ts'
import styles from './FewerTicketsSection.module.css'

const volume = claimValue('ticketVolume')
const { removed, remaining } = barsOf(volume)

/** In the order of the bars; each group is as wide as its bars. */
const groupIds = ['gone', 'between', 'left'] as const
const [low, high] = volume
const columns = [low, high - low, BARS - high].map((share) => `${share}fr`).join(' ')

export function FewerTicketsSection({ value, label, text, groups, scale }: PageTexts['fewer']) {
  return (
    <Section>
      <Container>
        <div className={styles.heading}>
          <BigFigure value={value} label={label} />
          <p>{text}</p>
        </div>
        <GrowOnView className={styles.bars}>
          <svg viewBox={`0 0 ${BARS * BAR_WIDTH} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            <path className={styles.remaining} d={remaining} />
            <path className={styles.removed} d={removed} />
          </svg>
        </GrowOnView>
        <ul className={styles.groups} data-columns={columns}>
          {groupIds.map((id) => (
            <li key={id}>
              <h3>{groups[id].title}</h3>
              <p>{groups[id].text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.scale}>{scale}</p>
      </Container>
    </Section>
  )
}
