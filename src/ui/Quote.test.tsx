import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Quote } from './Quote.tsx'

const quote = { text: 'It works.', author: 'Marina A.', position: 'Head of Support' }

it('shows the portrait of the author, or their initials', () => {
  expect(renderToStaticMarkup(<Quote {...quote} portrait="/a.webp" />)).toMatch(
    /aria-hidden="true"><img src="\/a.webp" alt=""/,
  )
  expect(renderToStaticMarkup(<Quote {...quote} />)).toMatch(/aria-hidden="true">MA</)
})
