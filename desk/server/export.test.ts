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

it('keeps a report as it is in JSON', () => {
  expect(JSON.parse(toJson([sampleLead({}, { report })]))).toMatchObject([{ report }])
})
