import { expect, it } from 'vitest'
import { leads } from './sample-data.ts'

it('lists each lead once, the best score first', () => {
  expect(leads.map(({ was }) => was).toSorted((one, other) => one - other)).toEqual(leads.map((_, index) => index + 1))
  expect(leads.toSorted((one, other) => other.score - one.score)).toEqual([...leads])
})
