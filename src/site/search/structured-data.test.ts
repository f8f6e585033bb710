import { expect, it } from 'vitest'
import { languageFacts, languages } from '../languages.ts'
import { pageById, pages, type Page } from '../pages.ts'
import { readSettings } from '../settings.ts'
import { faqPage, structuredDataOf, videoObject, type StructuredData } from './structured-data.ts'

const settings = readSettings({})

const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'provider'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem'],
  ContactPage: ['name', 'url'],
  WebPage: ['name', 'url'],
  FAQPage: ['mainEntity'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'contentUrl', 'uploadDate', 'duration'],
}

function expectComplete(data: StructuredData): void {
  expect(data['@context']).toBe('https://schema.org')
  const properties = required[data['@type']]
  expect(properties, `${data['@type']} is not a type that the site uses`).toBeDefined()
  for (const property of properties ?? []) expect(data[property], property).toBeTruthy()
  expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review"|undefined/)
}

const cases = languages.flatMap((language) =>
  (pages as readonly Page[]).map((page) => ({ id: page.id, page, language })),
)

it.each(cases)('is complete, with absolute URLs, for $id in $language', ({ page, language }) => {
  const all = structuredDataOf({ page, language, settings, name: 'Name', description: 'Text' }, 'Home')
  for (const data of all) expectComplete(data)
  expect(all.some((data) => data['@type'] === 'BreadcrumbList')).toBe(page.id !== 'home')
  for (const { url } of all) if (url) expect(url).toMatch(/^https:\/\/verdora\.example\//)
})

it.each(languages)('has the files of a recording, in %s', (language) => {
  const data = videoObject({ id: 'contract-analysis', language, settings, name: 'Name', description: 'Text' })
  expectComplete(data)
  const file = `https://verdora.example/uploads/videos/contract-analysis-${languageFacts[language].pictures}`
  expect(data).toMatchObject({ contentUrl: `${file}.mp4`, thumbnailUrl: `${file}.webp`, duration: 'PT35S' })
})

function offersWith(environment: Record<string, string>): unknown[] {
  const facts = { page: pageById('data-analytics'), language: 'en', name: 'Name', description: 'Text' } as const
  return structuredDataOf({ ...facts, settings: readSettings(environment) }, 'Home').map(({ offers }) => offers)
}

it('has a price only if it is set', () => {
  expect(offersWith({}).filter(Boolean)).toEqual([])
  const offer = { '@type': 'AggregateOffer', lowPrice: 900, priceCurrency: 'USD' }
  expect(offersWith({ PRICES_FROM: 'data-analytics=USD 900' })).toContainEqual(offer)
})

it('has the questions and answers of an FAQ', () => {
  const data = faqPage([{ question: 'Which languages?', answer: 'Two.' }])
  expectComplete(data)
  expect(data['mainEntity']).toEqual([
    { '@type': 'Question', name: 'Which languages?', acceptedAnswer: { '@type': 'Answer', text: 'Two.' } },
  ])
})
