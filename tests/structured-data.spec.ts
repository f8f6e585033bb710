import { sitePaths } from '../app/site/paths.ts'
import { expectedPages } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { structuredDataAt } from './structured-data.ts'

/** What the definition of a page asks for. */
const kinds = {
  website: ['Organization', 'WebSite'],
  software: ['SoftwareApplication', 'BreadcrumbList'],
  service: ['Service', 'BreadcrumbList'],
  contact: ['ContactPage', 'BreadcrumbList'],
}

test('every page says what it is about, and no more than it shows', async () => {
  for (const { path, page } of sitePaths) {
    const { structuredData = [] } = expectedPages.find((each) => each.page === page)?.expected ?? {}
    const types = (await structuredDataAt(path)).map((data) => data['@type'])
    expect(types.toSorted(), path).toEqual([...kinds[page.structuredData], ...structuredData].toSorted())
  }
})
