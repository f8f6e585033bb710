import { expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { languages } from './languages.ts'
import { namespaces } from './namespaces.ts'
import { samples } from './sample-copy.ts'

const isUnder = (text: string, key: string) => text === key || text.startsWith(`${key}.`)

const listed = namespaces.flatMap((namespace) =>
  samples.filter((each) => each.namespace === namespace).flatMap(({ keys }) => keys.map((key) => ({ namespace, key }))),
)

it.each(listed)('lists an existing text: $namespace $key', ({ namespace, key }) => {
  for (const language of languages) {
    const found = [...textsIn(language, namespace).keys()].filter((each) => isUnder(each, key))
    expect(found, language).not.toEqual([])
  }
})

it('lists every quote', () => {
  const quotes = namespaces.flatMap((namespace) =>
    [...textsIn('en', namespace).keys()].filter((key) => key.endsWith('author')).map((key) => ({ namespace, key })),
  )
  expect(quotes.length).toBeGreaterThan(0)
  const unlisted = quotes.filter(
    ({ namespace, key }) => !listed.some((each) => each.namespace === namespace && isUnder(key, each.key)),
  )
  expect(unlisted).toEqual([])
})
