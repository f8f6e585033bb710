import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { applyEdits, loadNamespaces, refreshNamespaces } from './loading.ts'
import { createTextStore, type TextBundles } from './store.ts'

const language = languages.at(-1)!

const bundles = { notfound: { head: { title: 'Built' }, list: [{ text: 'one' }] } } as unknown as TextBundles

describe('texts of a namespace', () => {
  it('fail the build if a figure does not exist, and throw if they are not loaded', () => {
    const wrong = { notfound: { text: '{{claims.invented}}' } } as unknown as TextBundles
    const store = createTextStore('en', wrong, { strict: true })
    expect(() => store.read('notfound')).toThrow('Unknown placeholder')
    expect(() => store.read('home')).toThrow('The texts of "home" are not loaded')
  })

  it('are the same object until they change', () => {
    const store = createTextStore('en', bundles)
    const before = store.read('notfound')
    expect(store.read('notfound')).toBe(before)
    store.set('notfound', { text: 'New' })
    expect(store.read('notfound')).toEqual({ text: 'New' })
  })
})

describe('texts from the server', () => {
  const fetchMock = vi.fn<typeof fetch>()

  beforeEach(() => {
    fetchMock.mockReset()
    vi.stubGlobal('fetch', fetchMock)
    vi.spyOn(console, 'warn').mockReturnValue()
  })

  it('are fetched by name, bypassing the cache', async () => {
    fetchMock.mockResolvedValue(Response.json({ title: 'New' }))
    await loadNamespaces(createTextStore(language, {}), ['home'])
    expect(fetchMock).toHaveBeenCalledWith(`/locales/${language}/home.${language}.json`, { cache: 'no-store' })
  })

  it('are fetched once per document and replace texts edited since the build', async () => {
    const edited = { head: { title: 'Edited' }, list: [{ text: 'one' }, { text: 'two' }] }
    fetchMock.mockImplementation(() => Promise.resolve(Response.json(edited)))
    const store = createTextStore('en', bundles)
    await Promise.all([loadNamespaces(store, ['home']), loadNamespaces(store, ['home'])])
    await refreshNamespaces(store, ['notfound', 'home'])
    await refreshNamespaces(store, ['notfound', 'home'])
    const files = ['/locales/en/home.en.json', '/locales/en/notfound.en.json']
    expect(fetchMock.mock.calls.map(([file]) => file)).toEqual(files)
    expect(store.read('notfound') as unknown).toEqual(edited)
  })

  it('reject the navigation if they fail to load, and are fetched again by the next one', async () => {
    fetchMock
      .mockResolvedValueOnce(new Response('', { status: 500 }))
      .mockResolvedValueOnce(Response.json({ title: 'New' }))
    const store = createTextStore(language, {})
    await expect(loadNamespaces(store, ['home'])).rejects.toThrow('status 500')
    expect(store.readRaw('home')).toBeUndefined()
    await loadNamespaces(store, ['home'])
    expect(store.readRaw('home')).toEqual({ title: 'New' })
  })

  it.each([
    ['status 500', () => Promise.resolve(new Response('oops', { status: 500 }))],
    ['broken JSON', () => Promise.resolve(new Response('{"head": '))],
    ['no object', () => Promise.resolve(Response.json('text'))],
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keep the built texts and log a warning on %s', async (_error, response) => {
    fetchMock.mockImplementation(response)
    const store = createTextStore('en', bundles)
    await refreshNamespaces(store, ['notfound'])
    expect({ notfound: store.read('notfound') }).toEqual(bundles)
    expect(console.warn).toHaveBeenCalledOnce()
  })
})

const built = { title: 'Old', hero: { lead: 'Old lead', items: [{ name: 'One', note: 'first' }] } }

it.each([
  ['texts', built, { title: 'New', hero: { lead: 'New lead', items: [{ name: '1', note: 'a' }] } }],
  ['a longer list', { list: [{ name: 'a' }] }, { list: [{ name: 'a' }, { name: 'b' }] }],
  ['a shorter list', { list: ['a', 'b'] }, { list: ['a'] }],
])('applies edited texts: %s', (_what, before: object, edited) => {
  expect(applyEdits(before, edited)).toEqual(edited)
})

it.each([
  ['a missing key', { hero: built.hero }],
  ['an empty text', { ...built, title: '' }],
  ['a list where a text was', { ...built, title: ['x'] }],
  ['a text where a group was', { ...built, hero: 'x' }],
  ['a group where a list was', { ...built, hero: { ...built.hero, items: {} } }],
  ['an emptied list', { ...built, hero: { ...built.hero, items: [] } }],
  ['an item without its keys', { ...built, hero: { ...built.hero, items: [{}] } }],
  ['a figure that does not exist', { ...built, title: 'Now {{claims.typo}}' }],
  ['nothing at all', null],
  ['a list instead of texts', []],
  ['a key that does not exist', { ...built, extra: 'x' }],
])('keeps the built text for %s', (_mistake, edited) => {
  expect(applyEdits(built, edited)).toEqual(built)
})
