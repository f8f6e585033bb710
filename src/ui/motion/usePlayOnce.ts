import { HERO_PICTURE_MS } from '#site/timings.ts'
import { once } from './timeline.ts'
import { usePlayback } from './usePlayback.ts'

const timeline = once(false, [[true, HERO_PICTURE_MS]])

/** Props of a picture that plays once: CSS animates it while `data-playing` is set, and shows the final state otherwise. */
export function usePlayOnce<E extends HTMLElement = HTMLDivElement>() {
  const { ref, state } = usePlayback<boolean, E>(timeline, { replays: true })
  return { ref, 'data-playing': state || undefined }
}
