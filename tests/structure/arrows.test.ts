import { dirname } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { arrows, packages } from './arrows.ts'
import { importsIn, imports, sourceFiles, type Import } from './imports.ts'

/** What only tests and scripts read. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\/|\/(card|expectations|recording)\.ts$/.test(file)

/** The row of the table that a file belongs to; a room is a folder of its own. */
function folderOf(file: string): string {
  if (/^app\/pages\/[\w-]+\/definition\.ts$/.test(file)) return 'src/site'
  const room = /^app\/pages\/[\w-]+/.exec(file)?.[0]
  if (room) return room
  const folders = file.split('/').slice(0, -1)
  const places = folders.map((_, index) => folders.slice(0, index + 1).join('/'))
  return places.findLast((place) => place in arrows) ?? places.at(-1) ?? ''
}

/** The rooms share a row. */
const rowOf = (folder: string) => (folder.startsWith('src/pages/') ? 'src/pages/*' : folder)

const isFile = (target: string) => target.includes('/') && !target.startsWith('@')

function isAllowed({ from, to }: Import): boolean {
  const folder = folderOf(from)
  if (!isFile(to)) return (packages[to] ?? ['*']).some((each) => each === '*' || each === rowOf(folder))
  const target = folderOf(to)
  // A room is let in by nobody but itself and the build.
  return folder === target || (arrows[rowOf(folder)] ?? []).some((each) => each === '*' || each === target)
}

const written = ({ from, to }: Import) => `${from} → ${to}`

it('every folder stands in the table', () => {
  const folders = new Set(sourceFiles.filter((file) => !isTest(file)).map(folderOf))
  const rows = [...folders].filter((folder) => !folder.startsWith('src/pages/') && !(folder in arrows))
  expect(rows).toEqual([])
})

it('imports follow the arrows, types included', () => {
  const against = imports.filter((each) => !isTest(each.from) && !isAllowed(each))
  expect(against.map(written)).toEqual([])
})

describe('a violation is found', () => {
  it.each([
    ['src/ui/Button.tsx', "import { ScriptedChat } from '../demos/ScriptedChat.tsx'"],
    ['src/ui/Button.tsx', "import type { Texts } from '../texts/store.ts'"],
    ['src/ui/Button.tsx', "import { SiteLink } from '../routing/SiteLink.tsx'"],
    ['src/site/paths.ts', "import { useState } from 'react'"],
    ['src/site/paths.ts', "import type { Page } from '../pages/home/page.tsx'"],
    ['src/sections/FaqSection.tsx', "import type { Props } from '../pages/home/page.tsx'"],
    ['src/pages/home/page.tsx', "import type { Deal } from '../close-more-deals/sample-data.ts'"],
    ['src/pages/home/page.tsx', "import { Header } from '../../shell/Header.tsx'"],
    ['src/pages/home/definition.ts', "import { Hero } from './HomeHeroSection.tsx'"],
    ['src/sections/demos/ScriptedChat.tsx', "import {\n  SiteLink,\n  type Props,\n} from '../routing/SiteLink.tsx'"],
    ['src/app/shell/Shell.tsx', "const page = () => import('../pages/home/page.tsx')"],
    ['src/assistant/search/answer.ts', "import { passagesIn } from '../build/passages.ts'"],
    ['src/assistant/panel/TextMode.tsx', "import { Header } from '#app/shell/Header.tsx'"],
    ['src/assistant/shared/terms.ts', "import { readFileSync } from 'node:fs'"],
    ['src/leads/shared/schema.ts', "import type { Store } from '../server/store/store.ts'"],
    ['src/leads/forms/LeadForm.tsx', "import { openStore } from '../server/store/open.ts'"],
    ['src/leads/server/intake.ts', "import { LeadForm } from '../screens/LeadForm.tsx'"],
    ['src/server/app.ts', "import '../scripts/build.ts'"],
    ['src/diagnostic/scoring.ts', "import { Radar } from '../app/ui/Radar.tsx'"],
  ])('%s: %s', (file, code) => {
    const found = importsIn(file, code)
    expect(found).toHaveLength(1)
    expect(found.filter(isAllowed)).toEqual([])
  })
})

/** Files on a way that comes back to where it began. */
function circlesIn(all: readonly Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of all) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    for (const each of next.get(file) ?? []) visit(each, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return circles
}

it('no import goes in a circle, types included', () => {
  expect(circlesIn(imports)).toEqual([])
})

it('a circle is found', () => {
  const planted = [
    { from: 'a.ts', to: 'b.ts' },
    { from: 'b.ts', to: 'c.ts' },
    { from: 'c.ts', to: 'b.ts' },
  ]
  expect(circlesIn(planted)).toEqual(['b.ts → c.ts → b.ts'])
})

it('a page module orders sections and nothing else', () => {
  const modules = imports.filter(({ from }) => /^app\/pages\/[\w-]+\/(page|below)\.tsx$/.test(from))
  const others = modules.filter(
    ({ from, to }) =>
      dirname(to) !== dirname(from) && !/^app\/(sections|embeds|texts|site)\/|^app\/routing\/Later\.tsx$/.test(to),
  )
  expect(others.map(written)).toEqual([])
})
