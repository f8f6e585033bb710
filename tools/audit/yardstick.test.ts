import { expect, it } from 'vitest'
import { withoutScripts } from './yardstick.ts'

it.each([
  '<script type="module" src="/assets/client.js" id="_R_" async=""></script>',
  '<script type="application/json">{"a":\n1}</script>',
  '<script>start()</script>',
  '<link rel="modulepreload" fetchPriority="low" href="/assets/client.js"/>',
  '<link rel="preload" href="/assets/a.js" as="script">',
  '<link id="texts" rel="preload" href="/assets/texts.json" as="fetch" crossorigin fetchpriority="low">',
  '<link rel="stylesheet" href="/assets/page.css" disabled>',
])('%s is taken out', (part) => {
  expect(withoutScripts(`<head><title>A</title>${part}</head>`)).toBe('<head><title>A</title></head>')
})

it.each([
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>',
  '<link rel="preload" href="/uploads/a.webp" as="image">',
  '<link rel="stylesheet" href="/assets/page.css">',
  '<link rel="canonical" href="https://verdora.example/pt"/>',
  '<style>@media print{a{color:red}}</style>',
  '<iframe src="/embed/en/lead-form/framed" loading="lazy"></iframe>',
])('%s stays', (part) => {
  const html = `<head><title>A</title>${part}</head>`
  expect(withoutScripts(html)).toBe(html)
})

it('takes out a script and leaves the structured data beside it', () => {
  const data = '<script type="application/ld+json">{}</script>'
  expect(withoutScripts(`${data}<script src="a.js"></script>${data}`)).toBe(data + data)
})
