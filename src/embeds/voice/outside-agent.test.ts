import { expect, it, vi } from 'vitest'
import { mountOutsideAgent } from './outside-agent.ts'

class FakeElement extends EventTarget {
  append() {}
  remove() {}
  setAttribute() {}
}

// Regression: it waited for the widget, and looked for its branding every few hundred milliseconds.
it('gives up once, and stops, if the script does not define the widget', async () => {
  const script = new FakeElement()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('customElements', { get: () => undefined })
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'script' ? script : new FakeElement()),
    head: new FakeElement(),
  })
  const observer = vi.fn()
  vi.stubGlobal('MutationObserver', observer)
  const onUnavailable = vi.fn()
  mountOutsideAgent({
    agentId: 'agent',
    language: 'en',
    container: new FakeElement() as unknown as HTMLElement,
    labels: {},
    onShown: () => {},
    onUnavailable,
  })
  script.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce())
  expect(observer).not.toHaveBeenCalled()
})
