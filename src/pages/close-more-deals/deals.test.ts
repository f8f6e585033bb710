import { expect, it } from 'vitest'
import { deals, HOT_FROM, PIPELINE_VALUE } from './sample-data.ts'

it('adds up to the value of the pipeline', () => {
  expect(deals.reduce((sum, { value }) => sum + value, 0)).toBe(PIPELINE_VALUE)
})

it.each(deals)('marks $id as hot or warm by its score', ({ status, score }) => {
  expect(status).toBe(score >= HOT_FROM ? 'hot' : 'warm')
})
