import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { keptCampaign } from '../browser/campaign.ts'
import { settings } from '../site/build-constants.ts'
import type { FormId } from '../site/embeds.ts'
import { FRAME_LOAD_MS } from '../site/timings.ts'
import { useLanguage } from '../texts/useTexts.ts'
import { addressesOf, type FormAddresses } from './addresses.ts'
import { useFrameMessages } from './useFrameMessages.ts'

/** `asking`: nothing is loaded before the visitor wants it. `waiting`: it is loaded when it comes near. */
export type FramePhase = 'asking' | 'waiting' | 'loading' | 'failed' | 'shown'

type State = { phase: FramePhase; addresses?: FormAddresses; attempt: number }

/** How far below the screen a form is loaded. */
const NEAR = '600px'

const configuredAddresses: Record<FormId, string | undefined> = {
  'lead-form': settings.leadFormUrl,
  scheduler: settings.schedulerUrl,
}

/** From the prerendered page to a form that answers, or to the news that it did not come. */
export function useFrame(of: FormId) {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const configured = configuredAddresses[of]
  const isOutside = configured !== undefined
  const [state, setState] = useState<State>({
    phase: isOutside && settings.askBeforeFrames ? 'asking' : 'waiting',
    attempt: 0,
  })
  const { phase, addresses, attempt } = state
  const prerendered = addressesOf({ of, configured, language, siteHost: new URL(settings.siteUrl).host })

  const load = () => {
    const { host, pathname } = window.location
    const visit = { campaign: keptCampaign(), page: pathname }
    setState({
      phase: 'loading',
      addresses: addressesOf({ of, configured, language, siteHost: host, ...visit }),
      attempt: attempt + 1,
    })
  }
  const focusMoves = useRef(false)
  const show = () => {
    focusMoves.current = box.current?.contains(document.activeElement) ?? false
    setState((before) => ({ ...before, phase: 'shown' }))
  }

  useNear(box, phase === 'waiting', load)
  useEffect(() => {
    if (phase !== 'loading') return
    const timer = setTimeout(() => setState((before) => ({ ...before, phase: 'failed' })), FRAME_LOAD_MS)
    return () => clearTimeout(timer)
  }, [phase, attempt])
  useEffect(() => {
    // Whoever stood on a link in the form's place is not sent back to the top of the page.
    if (phase === 'shown' && focusMoves.current) frame.current?.focus()
  }, [phase])
  useFrameMessages({ of, frame, addresses, onReady: show })

  return {
    box,
    frame,
    phase,
    attempt,
    isOutside,
    address: addresses?.framed,
    prerendered: prerendered.framed,
    tab: (addresses ?? prerendered).tab,
    load,
    /** The frame's `load` counts where nothing else tells that the form is there. */
    onLoad: addresses?.vendor.ready ? undefined : show,
  }
}

function useNear(ref: RefObject<HTMLElement | null>, watching: boolean, onNear: () => void): void {
  const tell = useEffectEvent(onNear)
  useEffect(() => {
    if (!watching || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) tell()
      },
      { rootMargin: NEAR },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, watching])
}
