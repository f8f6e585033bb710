import { Pause, Play } from 'lucide'
import { Icon } from './Icon.tsx'
import { setMotionPaused } from './motion/preference.ts'
import { useMotionPaused } from './motion/useMotion.ts'
import styles from './MotionSwitch.module.css'

/** `round` is an icon-only button next to an animation. */
type Props = { pause: string; play: string; round?: boolean }

/** Pauses all animation on the site, also on later visits. All instances share one state. */
export function MotionSwitch({ pause, play, round = false }: Props) {
  const paused = useMotionPaused()
  const label = paused ? play : pause
  return (
    <button
      type="button"
      className={round ? styles.round : styles.labeled}
      aria-label={round ? label : undefined}
      onClick={() => setMotionPaused(!paused)}
    >
      <Icon of={paused ? Play : Pause} size={round ? 14 : 18} />
      {!round && label}
    </button>
  )
}
