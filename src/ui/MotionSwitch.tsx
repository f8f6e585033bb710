import { Pause, Play } from 'lucide'
import { Button, IconButton } from './Button.tsx'
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
  const icon = paused ? Play : Pause
  const toggle = () => setMotionPaused(!paused)
  if (round) return <IconButton of={icon} size={14} className={styles.round} aria-label={label} onClick={toggle} />
  return (
    <Button variant="outlineOnDark" small className={styles.labeled} onClick={toggle}>
      <Icon of={icon} size={18} />
      {label}
    </Button>
  )
}
