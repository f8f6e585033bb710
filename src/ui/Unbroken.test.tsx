import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

// Brackets mark the words that must not break.
it.each([
  ['the 30-minute call', 'the [30-minute] call'],
  ['E-mail, na terça-feira', '[E-mail,] na [terça-feira]'],
  ['Sales AI Co-Pilot', 'Sales AI [Co-Pilot]'],
  ['faster time-to-solution', 'faster time-to-solution'],
  ['404 - Page Not Found', '404 - Page Not Found'],
])('keeps short hyphenated words of "%s" on one line', (text, shown) => {
  const html = renderToStaticMarkup(<Unbroken text={text} />)
  expect(html.replaceAll(/<span[^>]*>/g, '[').replaceAll('</span>', ']')).toBe(shown)
})
