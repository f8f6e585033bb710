import { expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { pages } from '#site/pages.ts'
import { canonicalPath, pathIn } from '#site/paths.ts'
import { redirectsOf } from './redirects.ts'

const page = pages.at(-1)!

it.each(languages)('redirects an old path to a page or another site, in %s', (language) => {
  const redirects = redirectsOf({ '/old/page.html': page.path, '/shop': 'https://shop.acme.com/new' })
  expect(redirects[pathIn(language, '/old/page.html')]).toBe(canonicalPath(page, language))
  expect(redirects[pathIn(language, '/shop')]).toBe('https://shop.acme.com/new')
})

it.runIf(languages.length > 1)('prefers a redirect of one language over the English one', () => {
  const other = pathIn(languages.at(-1)!, '/old')
  expect(redirectsOf({ [other]: '/', '/old': page.path })[other]).toBe('/')
})

it.each([
  [{ [page.path]: '/' }, 'is a page of the site'],
  [{ '/old': '/does-not-exist' }, 'is not a page of the site'],
  [{ '/old/': '/' }, 'without a trailing slash'],
  [{ '/old?a=1': '/' }, 'must be a path'],
  [{ '/old': 'http://acme.com' }, 'Expected a path or an https URL'],
  [{ '/old': 1 }, 'Expected a path or an https URL'],
  [{ '/api/leads': '/' }, 'is handled by the server'],
])('stops the build if a redirect is invalid: %o', (listed, message) => {
  const expected = new RegExp(`^Invalid redirects in brand/redirects.json:\n.*${message}`)
  expect(() => redirectsOf(listed as Record<string, unknown>)).toThrow(expected)
})
