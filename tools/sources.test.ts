import { expect, it } from 'vitest'
import { sources } from './sources.ts'

it.each([
  'src/site/claims.ts',
  'brand/colors.json',
  'brand/mark.svg',
  'public/locales/en/home.en.json',
  'tools/images/cases.ts',
  'vite.config.ts',
])('rebuilds on the next start after a change of %s', (file) => {
  expect(sources.some((source) => file === source || file.startsWith(`${source}/`))).toBe(true)
})
