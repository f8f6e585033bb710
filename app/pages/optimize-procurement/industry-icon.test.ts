import { readFileSync } from 'node:fs'
import { Building2, Factory, HardHat, HeartPulse, Package } from 'lucide'
import { expect, it } from 'vitest'
import { languages } from '../../site/languages.ts'
import { localeFile } from '../../site/locale-file.ts'
import { industryIcon } from './industry-icon.ts'

it.each([
  ['Manufacturing', Factory],
  ['Manufatura', Factory],
  ['Indústria', Factory],
  ['Healthcare', HeartPulse],
  ['Saúde', HeartPulse],
  ['Enterprise Services', Building2],
  ['Serviços corporativos', Building2],
  ['Serviços empresariais', Building2],
  ['Construction', HardHat],
  ['Construção', HardHat],
])('%s has an icon of its own', (name, icon) => {
  expect(industryIcon(name)).toBe(icon)
})

it.each(['enterprise services', ' SAÚDE ', 'Construc\u0327a\u0303o'])('%s is found however it is written', (name) => {
  expect(industryIcon(name)).not.toBe(Package)
})

it.each(['Retail', '', 'constructor'])('"%s" gets the icon for all others', (name) => {
  expect(industryIcon(name)).toBe(Package)
})

it.each(languages)('tells the industries of the page apart, in %s', (language) => {
  const { industries } = JSON.parse(readFileSync(`public${localeFile(language, 'optimizeprocurement')}`, 'utf8'))
  const names: string[] = industries.industries.map(({ name }: { name: string }) => name)
  expect(new Set([Package, ...names.map(industryIcon)]).size).toBe(names.length + 1)
})
