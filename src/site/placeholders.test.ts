import { expect, it } from 'vitest'
import { claimTexts } from './build-constants.ts'
import { DEFAULT_LANGUAGE } from './languages.ts'
import { findPage } from './pages.ts'
import { placeholderValues } from './placeholders.ts'

it.each([
  ['?builder', 'no-code-ai-assistant'],
  ['?prices', 'pricing'],
] as const)('fulfills the condition {{%s}} if the site has the page %s', (condition, page) => {
  const values = placeholderValues({ brand: 'Acme' }, claimTexts[DEFAULT_LANGUAGE])
  const exists = findPage(page) !== undefined
  expect(values.get(condition)).toBe(exists ? 'yes' : '')
  expect(values.get(condition.replace('?', '?!'))).toBe(exists ? '' : 'yes')
})

it('fulfills {{?builder}} if the builder is at an address of the owner', () => {
  const values = placeholderValues(
    { brand: 'Acme', builderUrl: 'https://build.acme.example' },
    claimTexts[DEFAULT_LANGUAGE],
  )
  expect(values.get('?builder')).toBe('yes')
})
