import { HERO_PICTURE_MS } from '#site/timings.ts'
import { once } from './timeline.ts'
import { usePlayback } from './usePlayback.ts'

const timeline = once(false, [[true, HERO_PICTURE_MS]])

/**
 * Props of a picture that plays once: CSS animates it while `data-playing` is set, and shows the final state otherwise.
 * Without `replays`, it leaves pointer and focus to the parts of the picture that respond to them.
 */
export function usePlayOnce<E extends HTMLElement = HTMLDivElement>(replays = true) {
  const { ref, state } = usePlayback<boolean, E>(timeline, { replays })
  return { ref, 'data-playing': state || undefined }
}
