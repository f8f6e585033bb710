import { useEffect, useState, type ComponentType } from 'react'

/** The page that has a conversation of its own; paths that contain it have no floating assistant. */
const WITHOUT_LAUNCHER = '/ai-maturity-diagnostic'

const load = () => import('./AssistantLauncher.tsx')

/** The floating assistant, when the page is there and the browser has nothing better to do. */
export function useLauncher(pathname: string): ComponentType | undefined {
  const [Launcher, setLauncher] = useState<ComponentType>()
  const wanted = !pathname.includes(WITHOUT_LAUNCHER)
  useEffect(() => {
    if (!wanted) return
    // Not every browser says when it is idle. A page whose assistant does not come is still a page.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => void load().then((module) => setLauncher(() => module.AssistantLauncher), console.warn))
  }, [wanted])
  return wanted ? Launcher : undefined
}

/** For the footer: opens the widget of the page, whichever it has. */
export function openVoiceChat(): void {
  void load().then((module) => module.openVoiceChat())
}
