import { expect, it } from 'vitest'
import { startScript, startTags } from './start-tag.ts'

const start = { id: 'home', texts: '/assets/texts.json', sheets: ['/assets/a.css', '/assets/b.css'] }

it('carries the script that the policy lets in, letter by letter', () => {
  expect(startTags('/assets/client.js', start)).toContain(`>${startScript('/assets/client.js')}</script>`)
})

// Guards a fault: a file that is asked for before the first paint was measured as a tenth of a second more of it.
it('names no file that a browser fetches before it paints', () => {
  expect(startTags('/assets/client.js', start).replaceAll(/<noscript>.*?<\/noscript>/g, '')).not.toMatch(
    /(?:src|href)=/,
  )
})

it('gives all sheets to whoever has no scripts, those of the first screen first', () => {
  const tags = startTags('/assets/client.js', { ...start, later: ['/assets/c.css'] })
  const [first = '', second = ''] = [...tags.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(([, links]) => links)
  expect([first, second].map((links) => [...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))).toEqual([
    start.sheets,
    ['/assets/c.css'],
  ])
})
