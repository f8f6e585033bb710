import { TitledSection } from '#sections/TitledSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { Stack } from '#ui/Layout.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import { UnitDots } from './UnitDots.tsx'
import styles from './SdrResultsSection.module.css'

/** A hundred dots; a gain beyond them gets an extra row. */
const GRID = { columns: 25, rows: 4 }

const ofHundred = (percent: number) => <UnitDots {...GRID} solid={[0, percent]} faint={[percent, 100]} />

export function SdrResultsSection({ title, note, conversion, time, cost, languages }: PageTexts['results']) {
  const gain = claimValue('conversion')
  const results = [
    { stat: conversion, dots: <UnitDots {...GRID} rows={5} faint={[0, 100]} solid={[100, 100 + gain]} /> },
    { stat: time, dots: ofHundred(claimValue('timeReduction')) },
    { stat: cost, dots: ofHundred(claimValue('costSavings')) },
    { stat: languages, dots: <UnitDots {...GRID} solid={[0, claimValue('languages')]} /> },
  ]
  return (
    <TitledSection title={title}>
      <Stack as="ul" gap={10} className={styles.results}>
        {results.map(({ stat, dots }) => (
          <Stack as="li" key={stat.label}>
            <Stat {...stat} />
            {dots}
          </Stack>
        ))}
      </Stack>
      <p className={styles.note}>{note}</p>
    </TitledSection>
  )
}
