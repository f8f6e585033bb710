import { expect, it } from 'vitest'
import { startScript, startTag } from './start-tag.ts'

const tag = startTag('/assets/client.js', { id: 'home', texts: '/assets/texts.json' })

it('contains exactly the script that the content policy allows', () => {
  expect(tag).toContain(`>${startScript('/assets/client.js')}</script>`)
})

// Regression: requesting a file before the first paint delayed the paint by 100 ms.
it('references no file that browsers fetch before the first paint', () => {
  expect(tag).not.toMatch(/(?:src|href)=/)
})
