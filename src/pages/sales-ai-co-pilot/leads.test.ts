import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ByLanguage, Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import type { PageTexts } from './definition.ts'
import { leads, recordFields, threadSteps } from './sample-data.ts'

it('lists each lead once, the best score first', () => {
  expect(leads.map(({ was }) => was).toSorted((one, other) => one - other)).toEqual(leads.map((_, index) => index + 1))
  expect(leads.toSorted((one, other) => other.score - one.score)).toEqual([...leads])
})

/** Languages without an entry are not checked. */
const weekdays: ByLanguage<string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  pt: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'],
}

describe.each(englishAndPortuguese)('the texts in %s', (language) => {
  const { crm, record, scoring, thread } = textsIn(language)

  it.each(leads)('mention the former position of $id', ({ id, was }) => {
    expect(scoring.lists.leads[id].moved).toContain(`${was}`)
  })

  it.runIf(language in weekdays)('mention as many fields as the reply has filled in', () => {
    const replied = recordFields.filter((id) => /repl|resposta/i.test(record.fields[id].source))
    expect(crm.table.trace.steps.wroteFields.text).toContain(` ${replied.length} `)
  })

  it.runIf(language in weekdays)('follow up every two business days', () => {
    const tries = threadSteps.filter(({ kind }) => kind === 'sent' || kind === 'person' || kind === 'off')
    const days = tries.map(({ id }) => weekdays[language]!.findIndex((day) => thread.steps[id].time.startsWith(day)))
    const [first = -1] = days
    expect(first).toBeGreaterThanOrEqual(0)
    expect(days).toEqual(days.map((_, index) => (first + 2 * index) % 5))
    expect(tries[2]?.id).toBe('call')
  })
})

function textsIn(language: Language): PageTexts {
  return JSON.parse(readFileSync(`public${localeFile(language, 'salesaicopilot')}`, 'utf8'))
}
