import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n, textsOf, type TextBundles } from './i18n.ts'
import { loadNamespaces, refreshNamespaces } from './loading.ts'

const bundles = {
  notfound: { head: { title: 'Only {{claims.conversion}} at {{brand}}' }, list: [{ text: '{{pageCount}} pages' }] },
} as unknown as TextBundles

function read(i18n: ReturnType<typeof createI18n>) {
  return textsOf(i18n, 'notfound', i18n.getFixedT(null, 'notfound')) as unknown
}

describe('texts of a namespace', () => {
  it('have brand and figures in place, in lists too', () => {
    expect(read(createI18n('en', bundles))).toEqual({
      head: { title: 'Only +21% at Verdora' },
      list: [{ text: '18 pages' }],
    })
  })

  it('stop the build where a figure does not exist', () => {
    const wrong = { notfound: { text: '{{claims.invented}}' } } as unknown as TextBundles
    expect(() => read(createI18n('en', wrong, { strict: true }))).toThrow('Nothing to put into')
  })

  it('stop the build where a text does not exist', () => {
    const i18n = createI18n('pt', bundles, { strict: true })
    // @ts-expect-error: no such text
    expect(() => i18n.t('gone', { ns: 'notfound' })).toThrow('No text "gone" in notfound.pt.json')
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
    await loadNamespaces(createI18n('pt', {}), ['home'])
    expect(answer).toHaveBeenCalledWith('/locales/pt/home.pt.json', { cache: 'no-store' })
  })

  it('are not asked for twice', async () => {
    answer.mockResolvedValue(Response.json({ title: 'New' }))
    const i18n = createI18n('pt', {})
    await loadNamespaces(i18n, ['home'])
    await loadNamespaces(i18n, ['home'])
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('reject a navigation when they cannot be had', async () => {
    answer.mockResolvedValue(new Response('', { status: 500 }))
    const i18n = createI18n('pt', {})
    await expect(loadNamespaces(i18n, ['home'])).rejects.toThrow('answered 500')
    expect(i18n.hasResourceBundle('pt', 'home')).toBe(false)
  })

  it('replace what was edited since the build', async () => {
    answer.mockResolvedValue(Response.json({ head: { title: 'Edited' }, list: [{ text: 'one' }, { text: 'two' }] }))
    const i18n = createI18n('en', bundles)
    await refreshNamespaces(i18n, ['notfound'])
    expect(read(i18n)).toEqual({ head: { title: 'Edited' }, list: [{ text: 'one' }, { text: 'two' }] })
  })

  it.each([
    ['status 500', () => Promise.resolve(new Response('oops', { status: 500 }))],
    ['broken JSON', () => Promise.resolve(new Response('{"head": '))],
    ['no object', () => Promise.resolve(Response.json('text'))],
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('change nothing and are logged on %s', async (_fault, response) => {
    answer.mockImplementation(response)
    const i18n = createI18n('en', bundles)
    const before = read(i18n)
    await refreshNamespaces(i18n, ['notfound'])
    expect(read(i18n)).toEqual(before)
    expect(console.warn).toHaveBeenCalledOnce()
  })
})
