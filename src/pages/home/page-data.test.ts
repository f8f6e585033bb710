import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lastTasks } from '#app/shell/FooterLog.tsx'
import { fileIn, textsIn } from '#i18n/testing/texts-in.ts'
import { claimValue } from '#site/build-constants.ts'
import { describeCountMismatch } from '#site/testing/figure-mismatch.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { litLines, morning, statistics } from './page-data.ts'

/** Number of characters that fit on a line of the log where its columns are narrowest. */
const MAX_LINE_LENGTH = 27

const cellsOf = ({ by }: (typeof morning)[number]) => (by === 'person' ? 2 : 1)
const sumOfCells = (entries: readonly (typeof morning)[number][]) =>
  entries.reduce((sum, entry) => sum + cellsOf(entry), 0)

it('has the claimed share of work in the log, rounded to full lines', () => {
  const claimed = claimValue('manualWorkload')
  const { length } = litLines('hours')
  const items = 'lines of `morning` in page-data.ts that no person has'
  const fits = describeCountMismatch(items, length, morning.length, claimed)
  expect(length, fits).toBe(Math.round((morning.length * claimed) / 100))
})

it.each(statistics.slice(1))('highlights some lines of the log for %s', (statistic) => {
  expect(litLines(statistic).length).toBeGreaterThan(0)
  expect(litLines(statistic).length).toBeLessThan(litLines('hours').length / 2)
})

it('fills the columns of the log, splits no decision, and leaves four rows for the share', () => {
  const css = readFileSync(new URL('MorningLog.module.css', import.meta.url), 'utf8')
  const layouts = [...css.matchAll(/--rows(?:: |, )(\d+)/g)].map(([, rows]) => Number(rows))
  expect(layouts.length).toBeGreaterThan(1)
  for (const rows of layouts) {
    const split = morning.filter((entry, index) => (sumOfCells(morning.slice(0, index)) % rows) + cellsOf(entry) > rows)
    expect(split).toEqual([])
    expect((sumOfCells(morning) + 4) % rows).toBe(0)
  }
})

it.each(englishAndPortuguese)('has lines that fit the columns of the log, in %s', (language) => {
  const lines = [...textsIn(language, 'home')].filter(([key]) => /^morning\.(?:tasks|decisions)\./.test(key))
  expect(lines.filter(([, text]) => text.length > MAX_LINE_LENGTH)).toEqual([])
})

it.each(englishAndPortuguese)('ends its log as the footer of every page repeats it, in %s', (language) => {
  const last = morning.slice(-lastTasks.length)
  expect(last).toEqual(lastTasks.map((task) => expect.objectContaining({ hour: 9, ...task })))
  expect(fileIn(language, 'home').morning.tasks).toMatchObject(fileIn(language, 'common').footer.log.tasks)
})
