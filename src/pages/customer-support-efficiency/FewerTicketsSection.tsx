import { claimValue } from '#site/build-constants.ts'
import { BigFigure } from '#ui/BigFigure.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Split } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import heading from '#ui/SectionHeading.module.css'
import styles from './FewerTicketsSection.module.css'

const BARS = 100
const BAR_WIDTH = 10
const BAR_HEIGHT = 100
const viewBox = `0 0 ${BARS * BAR_WIDTH} ${BAR_HEIGHT}`

const [low, high] = claimValue('ticketVolume')
const bars = barsOf(low, high)
/** Each group of bars has a column of its width. */
const columns = [low, high - low, BARS - high].map((share) => `${share}fr`).join(' ')

export function FewerTicketsSection({ value, label, text, groups, scale }: PageTexts['fewer']) {
  return (
    <ContainedSection>
      <Split className={styles.heading}>
        <BigFigure value={value} label={label} />
        <p className={heading.lead}>{text}</p>
      </Split>
      <GrowOnView>
        <svg className={styles.bars} viewBox={viewBox} preserveAspectRatio="none" strokeWidth="6.4" aria-hidden>
          <path className={styles.remaining} d={bars.remaining} />
          <path className={styles.removed} data-grows="" d={bars.removed} />
        </svg>
      </GrowOnView>
      <ul className={styles.groups} data-columns={columns}>
        {(['gone', 'between', 'left'] as const).map((id) => (
          <li key={id}>
            <h3>{groups[id].title}</h3>
            <p>{groups[id].text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.scale}>{scale}</p>
    </ContainedSection>
  )
}

/** Vertical lines, one per ticket. Between the ends of the range they are cut, each a step lower. */
export function barsOf(from: number, to: number): { removed: string; remaining: string } {
  let removed = ''
  let remaining = ''
  for (let bar = 0; bar < BARS; bar += 1) {
    const x = (bar + 0.5) * BAR_WIDTH
    const cut = Math.min(Math.max((bar + 0.5 - from) / (to - from), 0), 1) * BAR_HEIGHT
    if (cut > 0) remaining += `M${x} 0v${cut}`
    if (cut < BAR_HEIGHT) removed += `M${x} ${cut}V${BAR_HEIGHT}`
  }
  return { removed, remaining }
}
