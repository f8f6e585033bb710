import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { HOLD_TO_TALK_MS } from '#site/timings.ts'

/** Elements that use the space bar themselves. */
const CONTROLS = 'a, button, input, textarea, select, summary, [tabindex="0"]'

type Microphone = {
  button: RefObject<HTMLButtonElement | null>
  /** Whether the space bar works anywhere no other control uses it, not only on the button. */
  anywhere?: boolean
  listening: boolean
  start: () => void
  stop: () => void
}

/** Listens while the space bar is held. After a short press, listens until the next press. */
export function usePushToTalk({ button, anywhere = false, listening, start, stop }: Microphone): void {
  const held = useRef<{ since: number | undefined }>(undefined)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || event.ctrlKey || event.altKey || event.metaKey) return
    const { target } = event
    const isOn = target instanceof Element && (button.current?.contains(target) ?? false)
    const isFree = anywhere && button.current && target instanceof Element && !target.closest(CONTROLS)
    if (!isOn && !isFree) return
    // Prevents scrolling and a click on the button.
    event.preventDefault()
    if (event.repeat) return
    held.current = { since: listening ? undefined : event.timeStamp }
    if (listening) stop()
    else start()
  })

  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || !held.current) return
    event.preventDefault()
    const { since } = held.current
    held.current = undefined
    if (since !== undefined && event.timeStamp - since >= HOLD_TO_TALK_MS) stop()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    document.addEventListener('keyup', release)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('keyup', release)
    }
  }, [])
}
