import { expect, it, vi } from 'vitest'
import { startCounter } from './tag.ts'

it('loads the counter script with the domain of the site', () => {
  const script = { dataset: {} }
  const append = vi.fn()
  vi.stubGlobal('document', { createElement: () => script, head: { append } })
  startCounter('https://count.example/js/script.js', 'https://www.acme.example')
  expect(append).toHaveBeenCalledWith({
    src: 'https://count.example/js/script.js',
    defer: true,
    dataset: { domain: 'www.acme.example' },
  })
})
