import { useId } from 'react'
import { FigureSection } from '#sections/FigureSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { Container } from '#ui/Container.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Stack } from '#ui/Layout.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'
import styles from './HrBenefitsSection.module.css'

const BY_HAND = 10
const assisted = BY_HAND + Math.round((BY_HAND * claimValue('hrPerformance')) / 100)

export function HrBenefitsSection({ sheets, ...figure }: Omit<PageTexts['benefits'], 'groups'>) {
  const sheet = useId()
  return (
    <FigureSection {...figure}>
      <GrowOnView>
        <svg width="0" height="0" aria-hidden>
          <symbol id={sheet} viewBox="0 0 30 41" strokeWidth="1.4" strokeLinecap="round">
            <path d="M1 3a2 2 0 0 1 2-2h17l9 9v28a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2zM20 1v7a2 2 0 0 0 2 2h7" />
            <path d="M7 18h15M7 24h12M7 30h15" opacity=".35" />
          </symbol>
        </svg>
        <Stack as="dl" gap={8} className={styles.sheets}>
          <Row label={sheets.byHand} sheet={sheet} count={BY_HAND} />
          <Row label={sheets.assisted} sheet={sheet} count={assisted} />
        </Stack>
        <p className={styles.caption}>{sheets.caption}</p>
      </GrowOnView>
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

function Row({ label, sheet, count }: { label: string; sheet: string; count: number }) {
  return (
    <div>
      <dt>
        <b>{label}</b>
      </dt>
      <dd>
        <b>{count}</b>
        <span className={styles.row} aria-hidden>
          {Array.from({ length: count }, (_, index) => (
            <svg key={index} className={index < BY_HAND ? undefined : styles.more}>
              <use href={`#${sheet}`} />
            </svg>
          ))}
        </span>
      </dd>
    </div>
  )
}
