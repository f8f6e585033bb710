import { expect, it } from 'vitest'
import { claimTexts } from './build-constants.ts'
import { findPage } from './pages.ts'
import { placeholderValues } from './placeholders.ts'

it.each([
  ['builder', {}, findPage('no-code-ai-assistant')],
  ['builder', { builderUrl: 'https://build.acme.example' }, 'the address of the owner'],
  ['prices', {}, findPage('pricing')],
])('fulfills the condition {{?%s}} with %j if the site has such a page or address', (condition, settings, found) => {
  const values = placeholderValues({ brand: 'Acme', ...settings }, claimTexts.en)
  expect(values.get(`?${condition}`)).toBe(found ? 'yes' : '')
  expect(values.get(`?!${condition}`)).toBe(found ? '' : 'yes')
})
