import { expect, it } from 'vitest'
import { partsOf } from './template.ts'

it.each([
  ['Plain.', ['plain Plain.']],
  ['[All of it]', ['bracketed All of it']],
  ['Pay [within 60 days].', ['plain Pay ', 'bracketed within 60 days', 'plain .']],
  ['In [-three-] [+twelve+] months', ['plain In ', 'struck three', 'plain  ', 'added twelve', 'plain  months']],
  ['a [-b c-][+d-e+]', ['plain a ', 'struck b c', 'added d-e']],
  ['An open [ bracket', ['plain An open [ bracket']],
])('%s', (text, parts) => {
  expect(partsOf(text).map((part) => `${part.kind} ${part.text}`)).toEqual(parts)
})
