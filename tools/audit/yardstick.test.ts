import { expect, it } from 'vitest'
import { removeScripts } from './yardstick.ts'

it.each([
  '<script type="module" src="/assets/client.js" id="_R_" async=""></script>',
  '<script type="application/json">{"a":\n1}</script>',
  '<script>start()</script>',
  '<link rel="modulepreload" fetchPriority="low" href="/assets/client.js"/>',
  '<link rel="preload" href="/assets/a.js" as="script">',
  '<link id="texts" rel="preload" href="/assets/texts.json" as="fetch" crossorigin fetchpriority="low">',
  '<link rel="stylesheet" href="/assets/page.css" disabled>',
])('removes %s', (part) => {
  expect(removeScripts(`<head><title>A</title>${part}</head>`)).toBe('<head><title>A</title></head>')
})

it.each([
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>',
  '<link rel="preload" href="/uploads/a.webp" as="image">',
  '<link rel="stylesheet" href="/assets/page.css">',
  '<link rel="canonical" href="https://verdora.example/pt"/>',
  '<style>@media print{a{color:red}}</style>',
  '<iframe src="/embed/en/lead-form/framed" loading="lazy"></iframe>',
])('keeps %s', (part) => {
  const html = `<head><title>A</title>${part}</head>`
  expect(removeScripts(html)).toBe(html)
})

it('removes a script and keeps structured data next to it', () => {
  const data = '<script type="application/ld+json">{}</script>'
  expect(removeScripts(`${data}<script src="a.js"></script>${data}`)).toBe(data + data)
})
