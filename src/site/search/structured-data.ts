/** schema.org data. Nothing is invented: no ratings, and only prices that are set. */

import { DEFAULT_LANGUAGE, languageFacts, languages, type Language } from '../languages.ts'
import { pageById, type Page } from '../pages.ts'
import { canonicalPath } from '../paths.ts'
import { recordingFile, recordings, type RecordingId } from '../recordings.ts'
import type { SettingsInBrowser } from '../settings.ts'

export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown }

/** Escapes `<` so that the data can't close the script element. */
export function serializeForScript(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

type DocumentFacts = {
  path: string
  language: Language
  settings: SettingsInBrowser
  name: string
  description: string
}
type PageFacts = Omit<DocumentFacts, 'path'> & { page: Page }

function typed(type: string, properties: object): StructuredData {
  return { '@context': 'https://schema.org', '@type': type, ...properties }
}

function organizationId(settings: SettingsInBrowser): string {
  return `${settings.siteUrl}/#organization`
}

function organization(settings: SettingsInBrowser): StructuredData {
  return typed('Organization', {
    '@id': organizationId(settings),
    name: settings.brand,
    url: `${settings.siteUrl}/`,
    logo: `${settings.siteUrl}/icons/logo.png`,
    email: settings.emails[DEFAULT_LANGUAGE],
    sameAs: Object.values(settings.social),
    address: settings.offices.map(({ country, address, phone }) => ({
      '@type': 'PostalAddress',
      addressCountry: country,
      streetAddress: address,
      telephone: phone,
    })),
  })
}

function webSite({ language, settings }: PageFacts): StructuredData {
  return typed('WebSite', {
    name: settings.brand,
    url: settings.siteUrl + canonicalPath(pageById('home'), language),
    inLanguage: languages.map((each) => languageFacts[each].locale),
    publisher: { '@id': organizationId(settings) },
  })
}

function describe(type: string, { path, settings, name, description }: DocumentFacts): StructuredData {
  return typed(type, { name, description, url: settings.siteUrl + path })
}

function namedOrganization(settings: SettingsInBrowser) {
  return { '@type': 'Organization', '@id': organizationId(settings), name: settings.brand }
}

function service(facts: DocumentFacts): StructuredData {
  return {
    ...describe('Service', facts),
    provider: namedOrganization(facts.settings),
    areaServed: [...new Set(facts.settings.offices.map(({ country }) => country))],
  }
}

function softwareApplication(facts: DocumentFacts): StructuredData {
  return {
    ...describe('SoftwareApplication', facts),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: languageFacts[facts.language].locale,
    publisher: namedOrganization(facts.settings),
  }
}

/** Also used for the not-found page, which isn't in the page registry. */
export function webPage(facts: DocumentFacts): StructuredData {
  return {
    ...describe('WebPage', facts),
    inLanguage: languageFacts[facts.language].locale,
    publisher: { '@id': organizationId(facts.settings) },
  }
}

function contactPage(facts: DocumentFacts): StructuredData {
  return { ...webPage(facts), '@type': 'ContactPage', about: { '@id': organizationId(facts.settings) } }
}

/** Menu groups have no page, so they are not a step. */
function breadcrumbList({ path, language, settings, name }: DocumentFacts, homeName: string): StructuredData {
  const step = (position: number, stepName: string, stepPath: string) => ({
    '@type': 'ListItem',
    position,
    name: stepName,
    item: settings.siteUrl + stepPath,
  })
  const home = canonicalPath(pageById('home'), language)
  return typed('BreadcrumbList', { itemListElement: [step(1, homeName, home), step(2, name, path)] })
}

export function faqPage(items: readonly { question: string; answer: string }[]): StructuredData {
  return typed('FAQPage', {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

type VideoFacts = Omit<DocumentFacts, 'path'> & { id: RecordingId }

export function videoObject({ id, language, settings, name, description }: VideoFacts): StructuredData {
  const { lengthMs, recorded } = recordings[id]
  return typed('VideoObject', {
    name,
    description,
    thumbnailUrl: settings.siteUrl + recordingFile(id, language, 'webp'),
    contentUrl: settings.siteUrl + recordingFile(id, language, 'mp4'),
    uploadDate: `${recorded}T00:00:00Z`,
    duration: `PT${Math.round(lengthMs / 1000)}S`,
    inLanguage: languageFacts[language].locale,
  })
}

const pageTypes = { software: softwareApplication, service, contact: contactPage, document: webPage }

export function structuredDataOf(facts: PageFacts, homeName: string): readonly StructuredData[] {
  const { page, language, settings } = facts
  if (page.structuredData === 'website') return [organization(settings), webSite(facts)]
  const document = { ...facts, path: canonicalPath(page, language) }
  const price = settings.prices[language][page.id]
  const offers = price && { '@type': 'AggregateOffer', lowPrice: price.amount, priceCurrency: price.currency }
  const described = pageTypes[page.structuredData](document)
  return [{ ...described, ...(offers && { offers }) }, breadcrumbList(document, homeName)]
}
