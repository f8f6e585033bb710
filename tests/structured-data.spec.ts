import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../app/site/pages.ts'
import { sitePaths } from '../app/site/paths.ts'
import { SITE_FOLDER } from '../server/folders.ts'
import { expect, test } from './fixtures.ts'
import { settings } from './settings.ts'

type Data = { '@type': string; [property: string]: unknown }

const { siteUrl } = settings

/** What the page table asks for, and what a page's own sections add. */
const kinds = {
  website: ['Organization', 'WebSite'],
  software: ['SoftwareApplication', 'BreadcrumbList'],
  service: ['Service', 'BreadcrumbList'],
  contact: ['ContactPage', 'BreadcrumbList'],
}

const additions: Readonly<Record<string, readonly string[]>> = {
  'ai-contract-analysis': ['VideoObject'],
  'ai-maturity-diagnostic': ['FAQPage'],
  'customer-ai-support': ['FAQPage'],
}

async function dataOf(path: string): Promise<Data[]> {
  const html = await readFile(join(SITE_FOLDER, path, 'index.html'), 'utf8')
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  )
}

test('every page says what it is about, and no more than it shows', async () => {
  for (const { path, page } of sitePaths) {
    const types = (await dataOf(path)).map((data) => data['@type'])
    expect(types.toSorted(), path).toEqual([...kinds[page.structuredData], ...(additions[page.id] ?? [])].toSorted())
  }
  expect(Object.keys(additions).every((id) => pages.some((page) => page.id === id))).toBe(true)
})

test('the questions of the support page are the ones that it answers', async () => {
  for (const path of ['/platform/customer-ai-support', '/pt/platform/customer-ai-support']) {
    const html = await readFile(join(SITE_FOLDER, path, 'index.html'), 'utf8')
    const faq = (await dataOf(path)).find((data) => data['@type'] === 'FAQPage')
    const questions = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions).toHaveLength(12)
    for (const { name, acceptedAnswer } of questions) {
      for (const text of [name, acceptedAnswer.text]) expect(html.split(escaped(text)).length, text).toBeGreaterThan(1)
    }
  }
})

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

test('the recording that is named is there', async () => {
  for (const path of ['/platform/ai-contract-analysis', '/pt/platform/ai-contract-analysis']) {
    const video = (await dataOf(path)).find((data) => data['@type'] === 'VideoObject')
    expect(video).toMatchObject({ duration: 'PT35S', uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    for (const address of [video?.['contentUrl'], video?.['thumbnailUrl']] as string[]) {
      expect(address.startsWith(siteUrl)).toBe(true)
      await readFile(join(SITE_FOLDER, address.slice(siteUrl.length)))
    }
  }
})
