import { expect, it } from 'vitest'
import { withSingleIcons } from './single-icons.ts'

it('imports each icon from its own file, under the name that the module gives it', () => {
  const code = withSingleIcons("import { ArrowUpRight, Menu as MenuIcon } from 'lucide'\nconst one = 1")
  expect(code).toMatch(
    /^import ArrowUpRight from ".+[\\/]arrow-up-right\.mjs";import MenuIcon from ".+[\\/]menu\.mjs";\nconst one = 1$/,
  )
})

it('names an icon that does not exist', () => {
  expect(() => withSingleIcons("import { Unheard } from 'lucide'")).toThrow('lucide has no icon Unheard')
})
