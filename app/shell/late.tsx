import { useEffect, useState, type ReactNode } from 'react'

const load = () => import('./late/Floating.tsx')

/** What floats over every page, when the page is there and the browser has nothing better to do. */
export function useFloating(): ReactNode {
  const [floating, setFloating] = useState<ReactNode>()
  useEffect(() => {
    // Not every browser says when it is idle. A page to which this does not come is still a page.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => void load().then(({ Floating }) => setFloating(<Floating />), console.warn))
  }, [])
  return floating
}

/** For the footer: opens the conversation that the page has. */
export function openVoiceChat(): void {
  void load().then((module) => module.openVoiceChat())
}
