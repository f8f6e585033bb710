import { expect, it } from 'vitest'
import { startScript, startTag } from './start-tag.ts'

const tag = startTag('/assets/client.js', { id: 'home', texts: '/assets/texts.json' })

it('carries the script that the policy lets in, letter by letter', () => {
  expect(tag).toContain(`>${startScript('/assets/client.js')}</script>`)
})

// Regression: requesting a file before the first paint delayed the paint by 100 ms.
it('names no file that a browser fetches before it paints', () => {
  expect(tag).not.toMatch(/(?:src|href)=/)
})
