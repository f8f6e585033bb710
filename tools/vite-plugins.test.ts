import { expect, it } from 'vitest'
import { assignShortNames } from './property-names.ts'
import { splitIconImports } from './single-icons.ts'
import { addLayer, importClassNames, replaceCustomMedia } from './stylesheets.ts'

it('imports each icon from its own file, keeps local names, and throws if an icon does not exist', () => {
  const code = splitIconImports("import { ArrowUpRight, Menu as MenuIcon } from 'lucide'\nconst one = 1")
  expect(code).toMatch(
    /^import ArrowUpRight from ".+[\\/]arrow-up-right\.mjs";import MenuIcon from ".+[\\/]menu\.mjs";\n/,
  )
  expect(code).toMatch(/;\nconst one = 1$/)
  expect(() => splitIconImports("import { Unheard } from 'lucide'")).toThrow('lucide has no icon Unheard')
})

it('gives the most used property the shortest name, in any order of files, unless code refers to it', () => {
  const styles = [':root{--paper:#fff;--ink:#000}', 'a{color:var(--ink);border-color:var(--ink)}b{color:var(--paper)}']
  const names = assignShortNames(styles, [])
  expect(Object.fromEntries(names)).toEqual({ '--ink': '--a', '--paper': '--b' })
  expect(assignShortNames(styles.toReversed(), [])).toEqual(names)
  const code = ["element.style.setProperty('--share', '1')"]
  expect([...assignShortNames(['a{width:var(--share);height:var(--side)}'], code).keys()]).toEqual(['--side'])
})

it('puts a CSS module into the layer of its folder, unless it names its layers itself', () => {
  expect(addLayer('.a {}\n', 'src/ui/Card.module.css')).toMatch('@layer ui {')
  expect(addLayer('.a {}\n', 'src/app/shell/Header.module.css')).toMatch('@layer shell {')
  expect(addLayer('.a {}\n', 'src/assistant/panel/Panel.module.css')).toMatch('@layer shell {')
  expect(addLayer('.a {}\n', 'src/pages/home/Hero.module.css')).toMatch('@layer sections {')
  expect(addLayer('.a {}\n', 'workshop/workshop.module.css')).toMatch('@layer pages {')
  expect(addLayer('.a {}\n', 'src/ui/base.css')).toBe('.a {}\n')
  expect(addLayer('@layer pages {}\n', 'src/ui/Card.module.css')).toBe('@layer pages {}\n')
})

it('replaces custom media in queries, removes their definitions, and throws if one does not exist', () => {
  const tokens = '@custom-media --max-m (width <= 50em);\n'
  expect(replaceCustomMedia(`${tokens}a { @media (--max-m) and (--max-m) { b: var(--max-m) } }`, tokens)).toBe(
    'a { @media (width <= 50em) and (width <= 50em) { b: var(--max-m) } }',
  )
  expect(() => replaceCustomMedia('@media (--max-n) {}', tokens)).toThrow('tokens.css has no @custom-media --max-n')
})

it('imports class names one by one, unless code looks them up at runtime', () => {
  const line = "import styles from './Card.module.css'"
  expect(importClassNames(`${line}\nuse(styles.card)`)).toMatch("import * as styles from './Card.module.css'")
  for (const lookup of ['use(styles[variant])', 'const { card } = styles'])
    expect(importClassNames(`${line}\n${lookup}`)).toMatch(line)
})
