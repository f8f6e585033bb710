import { describe, expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { html, trustedHtml } from './html.ts'
import { renderPage } from './layout.ts'

describe('html', () => {
  it.each([
    ['a tag', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['the end of an attribute', `" autofocus onfocus='x`, '&quot; autofocus onfocus=&#39;x'],
    ['a character reference', '&lt;', '&amp;lt;'],
    ['a backtick, which old browsers treat as a quote', '`', '&#96;'],
  ])('escapes %s', (_, given, escaped) => {
    expect(html`<b title="${given}">${[given]}</b>`.text).toBe(`<b title="${escaped}">${escaped}</b>`)
  })

  it('keeps nested markup, joins lists and omits undefined and false', () => {
    const rows = ['a', '<b>'].map((row) => html`<li>${row}</li>`)
    expect(html`${rows}${undefined}${false}${0}`.text).toBe('<li>a</li><li>&lt;b&gt;</li>0')
    expect(html`${trustedHtml('<svg/>')}`.text).toBe('<svg/>')
  })
})

describe.each(languages)('a server-rendered page in %s', (language) => {
  const document = renderPage({
    layout: { styles: ['/assets/pages.css'], logo: '<svg></svg>', logoHasName: false },
    labels: { home: 'home', languages: 'languages', skip: 'skip' },
    brand: 'Tom & Ana',
    language,
    path: pathIn(language, '/admin/lead/1'),
    title: '<b>',
    main: html`<h1>x</h1>`,
  })

  it('contains no script, no inline style and no unescaped text', () => {
    expect(document).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<b>/)
    expect(document).toContain('<title>&lt;b&gt; · Tom &amp; Ana</title>')
  })

  it('links to itself in every language', () => {
    for (const each of languages) {
      const link = new RegExp(`href="${pathIn(each, '/admin/lead/1')}"[^>]*hreflang="${each}"([^>]*)>`).exec(document)
      expect([each, link?.[1]?.includes('aria-current="true"')]).toEqual([each, each === language])
    }
  })
})
