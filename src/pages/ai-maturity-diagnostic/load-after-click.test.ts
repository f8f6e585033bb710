import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WIDGET_CLICK_DELAY_MS } from '#site/timings.ts'
import { loadAfterClick } from './load-after-click.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const outcome = { onLoaded: vi.fn(), onFailed: vi.fn() }

it('reports a failure after the delay', async () => {
  loadAfterClick(() => Promise.reject(new Error('offline')), outcome)
  await vi.advanceTimersByTimeAsync(WIDGET_CLICK_DELAY_MS - 1)
  expect(outcome.onFailed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome.onFailed).toHaveBeenCalledOnce()
})

// Regression: visitors who had left the page were redirected to the widget's page.
it.each(['resolve', 'reject'] as const)(
  'does nothing if the visitor leaves during a slow load (%s)',
  async (settle) => {
    const loading = Promise.withResolvers<void>()
    const cancel = loadAfterClick(() => loading.promise, outcome)
    await vi.advanceTimersByTimeAsync(WIDGET_CLICK_DELAY_MS)
    cancel()
    loading[settle]()
    await vi.runAllTimersAsync()
    expect(outcome.onFailed).not.toHaveBeenCalled()
    expect(outcome.onLoaded).not.toHaveBeenCalled()
  },
)
