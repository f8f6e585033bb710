import { useId } from 'react'
import { FigureSection } from '#sections/FigureSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'
import styles from './HrBenefitsSection.module.css'

export function HrBenefitsSection({ sheets, ...figure }: Omit<PageTexts['benefits'], 'groups'>) {
  return (
    <FigureSection {...figure}>
      <RequestSheets {...sheets} percentMore={claimValue('hrPerformance')} />
    </FigureSection>
  )
}

export function BenefitGroups({ employees, hrTeam, managers }: PageTexts['benefits']['groups']) {
  return (
    <Container>
      <TextColumns items={[employees, hrTeam, managers]} />
    </Container>
  )
}

type Props = PageTexts['benefits']['sheets'] & { percentMore: number }

const BY_HAND = 10

function RequestSheets({ caption, byHand, assisted, percentMore }: Props) {
  const sheet = useId()
  const more = Math.round((BY_HAND * percentMore) / 100)
  return (
    <GrowOnView>
      <svg className={styles.shape} aria-hidden>
        <symbol id={sheet} viewBox="0 0 30 41">
          <path d="M1 3a2 2 0 0 1 2-2h17l9 9v28a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2zM20 1v7a2 2 0 0 0 2 2h7" />
          <path d="M7 18h15M7 24h12M7 30h15" opacity=".35" />
        </symbol>
      </svg>
      <dl className={styles.sheets}>
        <Row label={byHand} sheet={sheet} count={BY_HAND} more={0} />
        <Row label={assisted} sheet={sheet} count={BY_HAND} more={more} />
      </dl>
      <p className={styles.caption}>{caption}</p>
    </GrowOnView>
  )
}

function Row({ label, sheet, count, more }: { label: string; sheet: string; count: number; more: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{count + more}</b>
        <span className={styles.row} aria-hidden>
          {Array.from({ length: count + more }, (_, index) => (
            <svg key={index} className={classes(index >= count && styles.more)}>
              <use href={`#${sheet}`} />
            </svg>
          ))}
        </span>
      </dd>
    </div>
  )
}
