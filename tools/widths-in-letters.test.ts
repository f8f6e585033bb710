import { expect, it } from 'vitest'
import { inLetters } from './widths-in-letters.ts'

it('turns the pixels of media queries into letters, and no others', () => {
  expect(inLetters('.a { width: 860px; @media (min-width: 481px) and (max-width: 860px) { left: 4px } }')).toBe(
    '.a { width: 860px; @media (min-width: 30.0625em) and (max-width: 53.75em) { left: 4px } }',
  )
})
