import { Pause, Play } from 'lucide'
import { Icon } from './Icon.tsx'
import { setMotionPaused } from './motion/preference.ts'
import { useMotionPaused } from './motion/useMotion.ts'
import styles from './MotionSwitch.module.css'

type Props = {
  /** What pressing it does, in words. */
  pause: string
  play: string
  /** A sign beside something that moves, in place of the words. */
  round?: boolean
}

/** Stops everything on the site that moves by itself, here and on later visits. There may be several: they are one switch. */
export function MotionSwitch({ pause, play, round = false }: Props) {
  const paused = useMotionPaused()
  const label = paused ? play : pause
  return (
    <button
      type="button"
      className={round ? styles.round : styles.worded}
      aria-label={round ? label : undefined}
      onClick={() => setMotionPaused(!paused)}
    >
      <Icon of={paused ? Play : Pause} size={round ? 14 : 18} />
      {!round && label}
    </button>
  )
}
