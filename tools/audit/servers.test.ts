import { expect, it } from 'vitest'
import { removeScripts } from './servers.ts'

const scripts = [
  '<script type="module" src="/assets/client.js" id="_R_" async=""></script>',
  '<script type="application/json">{"a":\n1}</script>',
  '<script>start()</script>',
  '<link rel="modulepreload" fetchPriority="low" href="/assets/client.js"/>',
  '<link rel="preload" href="/assets/a.js" as="script">',
  '<link id="texts" rel="preload" href="/assets/texts.json" as="fetch" crossorigin fetchpriority="low">',
  '<link rel="stylesheet" href="/assets/page.css" disabled>',
]

const others = [
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>',
  '<link rel="preload" href="/uploads/a.webp" as="image">',
  '<link rel="stylesheet" href="/assets/page.css">',
  '<link rel="canonical" href="https://verdora.example/pt"/>',
  '<style>@media print{a{color:red}}</style>',
  '<iframe src="/embed/en/lead-form/framed" loading="lazy"></iframe>',
  '<script type="application/ld+json">{"@type":"FAQPage"}</script>',
]

it('removes scripts and what is fetched for them, and keeps everything else next to them', () => {
  for (const script of scripts) {
    expect(removeScripts(others.join(script)), script).toBe(others.join(''))
  }
})
