import { expect, it } from 'vitest'
import { convertToEm } from './media-queries-in-em.ts'

it('converts pixels to em in media queries only', () => {
  expect(convertToEm('.a { width: 860px; @media (min-width: 481px) and (max-width: 860px) { left: 4px } }')).toBe(
    '.a { width: 860px; @media (min-width: 30.0625em) and (max-width: 53.75em) { left: 4px } }',
  )
})
