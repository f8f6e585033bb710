import { dirname } from 'node:path/posix'
import { expect, it } from 'vitest'
import { importRules, packageRules } from './import-rules.ts'
import { importsIn, imports, type Import } from './imports.ts'

/** Files that only tests and tools import. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\/|\/(card|expectations|recording)\.ts$/.test(file)

/** The innermost row of the table that a file belongs to. Every page folder counts as a separate folder. */
function folderOf(file: string): string {
  if (/^src\/pages\/[\w-]+\/definition\.ts$/.test(file)) return 'src/site'
  const rows = Object.keys(importRules).filter((row) => file.startsWith(`${row}/`))
  return /^src\/pages\/[\w-]+/.exec(file)?.[0] ?? rows.toSorted().at(-1) ?? dirname(file)
}

/** Page folders share a row. */
const rowOf = (folder: string) => (folder.startsWith('src/pages/') ? 'src/pages/*' : folder)

const isFile = (target: string) => target.includes('/') && !target.startsWith('@')

function isAllowed({ from, to }: Import): boolean {
  const folder = folderOf(from)
  if (!isFile(to)) return (packageRules[to] ?? ['*']).some((each) => each === '*' || each === rowOf(folder))
  const target = folderOf(to)
  // Only the build imports a page.
  return folder === target || (importRules[rowOf(folder)] ?? []).some((each) => each === '*' || each === target)
}

const format = ({ from, to }: Import) => `${from} → ${to}`

it('only allows imports from rows above', () => {
  const rows = Object.keys(importRules)
  for (const [index, row] of rows.filter((each) => each !== 'workshop').entries()) {
    const above = ['*', ...rows.slice(0, index)]
    for (const allowed of importRules[row] ?? []) expect(above, row).toContain(allowed)
  }
})

it('finds no import that the table forbids, types included', () => {
  const forbidden = imports.filter((each) => !isTest(each.from) && !isAllowed(each))
  expect(forbidden.map(format)).toEqual([])
})

it.each([
  ['src/ui/Button.tsx', "import { ScriptedChat } from '#sections/demos/ScriptedChat.tsx'"],
  ['src/site/paths.ts', "import { useState } from 'react'"],
  ['src/pages/home/page.tsx', "import type { Deal } from '../close-more-deals/sample-data.ts'"],
  ['src/pages/home/definition.ts', "import { Hero } from './HomeHeroSection.tsx'"],
  ['src/sections/demos/ScriptedChat.tsx', "import {\n  SiteLink,\n  type Props,\n} from '#routing/SiteLink.tsx'"],
  ['src/app/shell/Shell.tsx', "const page = () => import('#pages/home/page.tsx')"],
  ['src/assistant/shared/terms.ts', "import { readFileSync } from 'node:fs'"],
  ['src/leads/shared/schema.ts', "import type { Store } from '../server/store/store.ts'"],
  ['src/server/app.ts', "import '#tools/build.ts'"],
])('detects a forbidden import in %s: %s', (file, code) => {
  expect(importsIn(file, code).map(isAllowed)).toEqual([false])
})

function findCycles(all: readonly Import[]): string[] {
  const byFile = Map.groupBy(all, ({ from }) => from)
  const visited = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' → ')]
    if (visited.has(file)) return []
    visited.add(file)
    return (byFile.get(file) ?? []).flatMap(({ to }) => visit(to, [...path, file]))
  }
  return [...byFile.keys()].flatMap((file) => visit(file, []))
}

it('finds no import cycles, types included', () => {
  expect(findCycles(imports)).toEqual([])
  const planted = ['ab', 'bc', 'cb'].map(([from = '', to = '']) => ({ from, to }))
  expect(findCycles(planted)).toEqual(['b → c → b'])
})

it('only imports sections in page modules', () => {
  const modules = imports.filter(({ from }) => /^src\/pages\/[\w-]+\/(page|below-the-fold)\.tsx$/.test(from))
  const allowed = /^src\/(sections|embeds|i18n|site)\/|^src\/routing\/DeferredHydration\.tsx$/
  const others = modules.filter(({ from, to }) => dirname(to) !== dirname(from) && !allowed.test(to))
  expect(others.map(format)).toEqual([])
})
