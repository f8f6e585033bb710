import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimTexts, settings } from '#site/build-constants.ts'
import { languages } from '#site/languages.ts'
import { pages } from '#site/pages.ts'
import { loadNamespaces, refreshNamespaces } from './loading.ts'
import { createTextStore, type TextBundles } from './store.ts'

const language = languages.at(-1)!

const bundles = {
  notfound: { head: { title: 'Only {{claims.conversion}} at {{brand}}' }, list: [{ text: '({{pageCount}})' }] },
} as unknown as TextBundles

describe('texts of a namespace', () => {
  it('have brand and figures in place, in lists too', () => {
    expect(createTextStore('en', bundles).read('notfound')).toEqual({
      head: { title: `Only ${claimTexts.en.conversion} at ${settings.brand}` },
      list: [{ text: `(${pages.length})` }],
    })
  })

  it('keep a figure with what it counts', () => {
    const counted = { notfound: { text: '{{pageCount}} pages' } } as unknown as TextBundles
    expect(createTextStore('en', counted).read('notfound')).toEqual({ text: `${pages.length}\u00A0pages` })
  })

  it('stop the build where a figure does not exist', () => {
    const wrong = { notfound: { text: '{{claims.invented}}' } } as unknown as TextBundles
    expect(() => createTextStore('en', wrong, { strict: true }).read('notfound')).toThrow('Nothing to put into')
  })

  it('are the same object until they change', () => {
    const store = createTextStore('en', bundles)
    const before = store.read('notfound')
    expect(store.read('notfound')).toBe(before)
    store.set('notfound', { text: 'New' })
    expect(store.read('notfound')).toEqual({ text: 'New' })
  })

  it('that are not there say so', () => {
    expect(() => createTextStore(language, {}).read('home')).toThrow('There are no texts "home"')
  })
})

describe('texts from the server', () => {
  const answer = vi.fn<typeof fetch>()

  beforeEach(() => {
    vi.stubGlobal('fetch', answer)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    answer.mockReset()
  })

  it('are asked for by name, without a cache', async () => {
    answer.mockResolvedValue(Response.json({ title: 'New' }))
    await loadNamespaces(createTextStore(language, {}), ['home'])
    expect(answer).toHaveBeenCalledWith(`/locales/${language}/home.${language}.json`, { cache: 'no-store' })
  })

  it('are asked for once a document: by a preload, the navigation after it and the page itself', async () => {
    answer.mockImplementation(() => Promise.resolve(Response.json({ title: 'New' })))
    const store = createTextStore('en', bundles)
    await Promise.all([loadNamespaces(store, ['home']), loadNamespaces(store, ['home'])])
    await refreshNamespaces(store, ['notfound', 'home'])
    await refreshNamespaces(store, ['notfound', 'home'])
    expect(answer.mock.calls.map(([file]) => file)).toEqual([
      '/locales/en/home.en.json',
      '/locales/en/notfound.en.json',
    ])
  })

  it('are asked for again after a failure', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    answer.mockResolvedValueOnce(Response.json({ title: 'New' }))
    const store = createTextStore(language, {})
    await expect(loadNamespaces(store, ['home'])).rejects.toThrow('Failed to fetch')
    await loadNamespaces(store, ['home'])
    expect(store.has('home')).toBe(true)
  })

  it('reject a navigation when they cannot be had', async () => {
    answer.mockResolvedValue(new Response('', { status: 500 }))
    const store = createTextStore(language, {})
    await expect(loadNamespaces(store, ['home'])).rejects.toThrow('answered 500')
    expect(store.has('home')).toBe(false)
  })

  it('replace what was edited since the build', async () => {
    answer.mockResolvedValue(Response.json({ head: { title: 'Edited' }, list: [{ text: 'one' }, { text: 'two' }] }))
    const store = createTextStore('en', bundles)
    await refreshNamespaces(store, ['notfound'])
    expect(store.read('notfound') as unknown).toEqual({
      head: { title: 'Edited' },
      list: [{ text: 'one' }, { text: 'two' }],
    })
  })

  it.each([
    ['status 500', () => Promise.resolve(new Response('oops', { status: 500 }))],
    ['broken JSON', () => Promise.resolve(new Response('{"head": '))],
    ['no object', () => Promise.resolve(Response.json('text'))],
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('change nothing and are logged on %s', async (_fault, response) => {
    answer.mockImplementation(response)
    const store = createTextStore('en', bundles)
    const before = store.read('notfound') as unknown
    await refreshNamespaces(store, ['notfound'])
    expect(store.read('notfound') as unknown).toEqual(before)
    expect(console.warn).toHaveBeenCalledOnce()
  })
})
