import { expect, it } from 'vitest'
import { flagLevel } from './ReviewIndustriesSection.tsx'
import { flagSteps } from './sample-data.ts'

it('raises the level at each threshold', () => {
  const { medium, high } = flagSteps
  expect([medium - 1, medium, high - 1, high].map(flagLevel)).toEqual(['clear', 'medium', 'medium', 'high'])
})
