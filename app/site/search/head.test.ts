import { describe, expect, it } from 'vitest'
import { notFoundPage, pageById } from '../pages.ts'
import { sitePathAt, sitePaths } from '../paths.ts'
import { readSettings } from '../settings.ts'
import { alternatesOf, headOf } from './head.ts'
import { robots, sitemap } from './sitemap.ts'

const settings = readSettings({})
const texts = { title: 'Title', description: 'Description', keywords: 'a, b' }
const labels = { page: 'Page', home: 'Home' }

describe('head', () => {
  it('gives an alias the canonical link of its page and alternates of its own', () => {
    const page = pageById('close-more-deals')
    const head = headOf({ page, path: '/pt/usecases/close-more-deals', language: 'pt', texts, labels, settings })
    expect(head.links).toEqual([
      { rel: 'canonical', href: 'https://verdora.example/pt/usecases/sales' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://verdora.example/usecases/close-more-deals' },
      { rel: 'alternate', hrefLang: 'pt', href: 'https://verdora.example/pt/usecases/close-more-deals' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://verdora.example/usecases/close-more-deals' },
    ])
  })

  it('sends the short procurement path to the long one in Portuguese', () => {
    expect(alternatesOf('/usecases/procurement')).toEqual([
      { code: 'en', path: '/usecases/procurement' },
      { code: 'pt', path: '/pt/usecases/procurement/optimize-procurement-with-ai' },
      { code: 'x-default', path: '/usecases/procurement' },
    ])
  })

  it.each(sitePaths)('of $path has alternates that exist', ({ path }) => {
    for (const alternate of alternatesOf(path)) expect(sitePathAt(alternate.path)).toBeDefined()
  })

  it('speaks of the language in its own form for social cards', () => {
    const head = headOf({ page: pageById('home'), path: '/pt', language: 'pt', texts, labels, settings })
    expect(head.metas).toContainEqual({ property: 'og:locale', content: 'pt_BR' })
    expect(head.metas).toContainEqual({ property: 'og:image:width', content: '1200' })
  })

  it('of the not-found page keeps it out of search engines', () => {
    const head = headOf({ page: notFoundPage, path: '/nope', language: 'en', texts, labels, settings })
    expect(head.metas).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(head.links).toEqual([])
  })
})

describe('sitemap', () => {
  const xml = sitemap('https://verdora.example')

  it('lists the canonical paths of both languages and no alias', () => {
    expect(xml.match(/<loc>/g)).toHaveLength(36)
    expect(xml).toContain('<loc>https://verdora.example/pt/usecases/sales</loc>')
    expect(xml).not.toContain('close-more-deals')
  })

  it('gives each its alternates', () => {
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(36)
  })

  it('is named in robots.txt', () => {
    expect(robots('https://verdora.example')).toContain('Sitemap: https://verdora.example/sitemap.xml')
  })
})
