import { expect, it } from 'vitest'
import { splitIconImports } from './single-icons.ts'

it('imports each icon from its own file and keeps local names', () => {
  const code = splitIconImports("import { ArrowUpRight, Menu as MenuIcon } from 'lucide'\nconst one = 1")
  expect(code).toMatch(
    /^import ArrowUpRight from ".+[\\/]arrow-up-right\.mjs";import MenuIcon from ".+[\\/]menu\.mjs";\nconst one = 1$/,
  )
})

it('throws with the name of an icon that does not exist', () => {
  expect(() => splitIconImports("import { Unheard } from 'lucide'")).toThrow('lucide has no icon Unheard')
})
