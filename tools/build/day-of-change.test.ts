import { expect, it } from 'vitest'
import { localeFile } from '#site/locale-file.ts'
import { pages } from '#site/pages.ts'
import { PT } from '#site/testing/portuguese.ts'
import { fromLog } from './day-of-change.ts'

const [page, other] = pages

const dayOf = fromLog(
  [
    'day 2026-11-17',
    '',
    `public${localeFile('pt', page.namespaces[0])}`,
    'day 2026-10-02',
    '',
    `src/pages/${page.id}/page.tsx`,
    `src/pages/${page.id}-and-more/page.tsx`,
    'day 2026-09-01',
    '',
    `src/pages/${page.id}/page.tsx`,
    '',
  ].join('\n'),
)

it('a page was changed when its room or its texts in that language were', () => {
  expect(dayOf(page.id, 'en')).toBe('2026-10-02')
  expect(dayOf(page.id, PT)).toBe('2026-11-17')
})

it('nothing is known of what the history does not name', () => {
  expect(dayOf(other.id, 'en')).toBeUndefined()
  expect(fromLog('')(page.id, 'en')).toBeUndefined()
})
