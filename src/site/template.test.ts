import { expect, it } from 'vitest'
import { claimTexts } from './build-constants.ts'
import { findPage } from './pages.ts'
import { placeholderValues } from './placeholders.ts'
import { readSettings } from './settings.ts'
import { fillPlaceholders, keepTogether, partsOf } from './template.ts'

it.each([
  ['Plain.', ['plain Plain.']],
  ['[All of it]', ['bracketed All of it']],
  ['Pay [within 60 days].', ['plain Pay ', 'bracketed within 60 days', 'plain .']],
  ['In [-three-] [+twelve+] months', ['plain In ', 'struck three', 'plain  ', 'added twelve', 'plain  months']],
  ['a [-b c-][+d-e+]', ['plain a ', 'struck b c', 'added d-e']],
  ['An open [ bracket', ['plain An open [ bracket']],
])('splits "%s" at its brackets', (text, parts) => {
  expect(partsOf(text).map((part) => `${part.kind} ${part.text}`)).toEqual(parts)
})

// `_` is a no-break space.
it.each([
  ['Contratos com IA', 'Contratos com_IA'],
  ['7 days', '7_days'],
  ['From week 9 on', 'From week_9_on'],
  ['Na semana 9.', 'Na semana_9.'],
  ['from 9 a.m. to 12', 'from 9_a.m. to 12'],
  ['Acima de R$ 50.000', 'Acima de R$_50.000'],
  ['the 30-minute call', 'the 30-minute call'],
  ['por e-mail, na terça-feira', 'por e-mail, na terça-feira'],
  ['Asked Omar T. to approve', 'Asked Omar_T. to approve'],
  ['Leu o pedido. O jurídico decide.', 'Leu o pedido. O_jurídico decide.'],
  ['Is it safe? A person decides.', 'Is it safe? A_person decides.'],
  ['the U.S. office, with presale', 'the U.S. office, with presale'],
  ['2026 October, 70% of it', '2026 October, 70% of it'],
])('keeps words together in "%s"', (text, expected) => {
  expect(keepTogether(text).replaceAll('\u00A0', '_')).toBe(expected)
})

it.each([
  ['Um lead, do começo ao fim', 'Um lead, do_começo ao fim'],
  ['O que o assistente assume', 'O que o_assistente assume'],
  ['Speed up the review', 'Speed up the_review'],
  ['Do the paperwork of internationalization', 'Do the_paperwork of internationalization'],
])('keeps short words with the next one in titles: %s', (text, expected) => {
  expect(keepTogether(text, 'title').replaceAll('\u00A0', '_')).toBe(expected)
  expect(keepTogether(text, 'text')).toBe(text)
})

it.each([
  ['Ask us.{{?builder}} Or build it in {{days}} days.{{/}}', 'yes', 'Ask us. Or build it in 7 days.'],
  ['Ask us.{{?builder}} Or build it in {{days}} days.{{/}}', '', 'Ask us.'],
  ['{{?builder}}Build it.{{/}}{{?!builder}}Ask us.{{/}}', '', 'Ask us.'],
])('fills in "%s" with the condition "%s"', (text, builder, filled) => {
  const values = { '?builder': builder, '?!builder': builder ? '' : 'yes', days: '7' }
  expect(fillPlaceholders(text, new Map(Object.entries(values)), () => 'missing')).toBe(filled)
})

it.each([
  ['builder', {}, findPage('no-code-ai-assistant')],
  ['builder', { builderUrl: 'https://build.acme.example' }, 'the address of the owner'],
  ['prices', {}, findPage('pricing')],
  ['prices', readSettings({ BUILDER_PRICE: 'USD 49' }), 'the price of the owner'],
])('fulfills the condition {{?%s}} with %j if the site has such a page or address', (condition, settings, found) => {
  const values = placeholderValues({ brand: 'Acme', ...settings }, claimTexts.en)
  expect(values.get(`?${condition}`)).toBe(found ? 'yes' : '')
  expect(values.get(`?!${condition}`)).toBe(found ? '' : 'yes')
})
