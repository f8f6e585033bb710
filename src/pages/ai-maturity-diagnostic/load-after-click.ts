import { WIDGET_CLICK_DELAY_MS } from '#site/timings.ts'

type Outcome<Loaded> = { onLoaded: (loaded: Loaded) => void; onFailed: () => void }

/** Reports the outcome after the specified delay at the earliest, and never after the returned function was called. */
export function loadAfterClick<Loaded>(load: () => Promise<Loaded>, { onLoaded, onFailed }: Outcome<Loaded>) {
  let isCanceled = false
  const delay = new Promise((resolve) => setTimeout(resolve, WIDGET_CLICK_DELAY_MS))
  void Promise.allSettled([load(), delay]).then(([loaded]) => {
    if (isCanceled) return
    if (loaded.status === 'fulfilled') onLoaded(loaded.value)
    else onFailed()
  })
  return () => {
    isCanceled = true
  }
}
