import { TitledSection } from '#sections/TitledSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import { UnitDots } from './UnitDots.tsx'
import styles from './SdrResultsSection.module.css'

/** A hundred dots; a gain beyond them gets an extra row. */
const GRID = { columns: 25, rows: 4 }

export function SdrResultsSection({ title, note, conversion, time, cost, languages }: PageTexts['results']) {
  return (
    <TitledSection title={title}>
      <ul className={styles.results}>
        <li>
          <Stat {...conversion} />
          <UnitDots {...GRID} rows={5} faint={[0, 100]} solid={[100, 100 + claimValue('conversion')]} />
        </li>
        <li>
          <Stat {...time} />
          <OfHundred percent={claimValue('timeReduction')} />
        </li>
        <li>
          <Stat {...cost} />
          <OfHundred percent={claimValue('costSavings')} />
        </li>
        <li>
          <Stat {...languages} />
          <UnitDots {...GRID} solid={[0, claimValue('languages')]} />
        </li>
      </ul>
      <p className={styles.note}>{note}</p>
    </TitledSection>
  )
}

function OfHundred({ percent }: { percent: number }) {
  return <UnitDots {...GRID} solid={[0, percent]} faint={[percent, 100]} />
}
