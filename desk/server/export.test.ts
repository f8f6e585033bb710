import { expect, it } from 'vitest'
import { toCsv, toJson } from './export.ts'
import { sampleLead } from '../testing/samples.ts'

const report = '=HYPERLINK("https://evil.example")\n62 out of 100, "Repeatable"\nData: 40'

it('keeps a report of several lines in one cell, and runs nothing that is in it', () => {
  const csv = toCsv([sampleLead({}, { report }), sampleLead()])
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv.split('\r\n')[1]).toMatch(
    /,"'=HYPERLINK\(""https:\/\/evil\.example""\)\n62 out of 100, ""Repeatable""\nData: 40"$/,
  )
})

/** What a spreadsheet whose country separates by semicolons finds: quotes count at a beginning only. */
function semicolonCells(csv: string): string[] {
  return csv.split(/[;\r\n]+/).map((cell) => cell.replace(/^\s*"+/, ''))
}

it.each(['62 out of 100\n=1+1;x', 'x;=1+1;y', 'x;"=1+1;y', 'x;" "=1+1;y', 'x\n \n"@SUM(1);y'])(
  'runs nothing of %j where semicolons separate',
  (hostile) => {
    for (const cell of semicolonCells(toCsv([sampleLead({}, { report: hostile })]))) {
      expect(cell).not.toMatch(/^[\s"]*[=+\-@]/)
    }
  },
)

it('keeps a report as it is in JSON', () => {
  expect(JSON.parse(toJson([sampleLead({}, { report })]))).toMatchObject([{ report }])
})
