import { Pause, Play } from 'lucide'
import { Icon } from '../ui/Icon.tsx'
import { setMotionPaused } from '../motion/preference.ts'
import { useMotionPaused } from '../motion/useMotion.ts'
import { useTexts } from '../texts/useTexts.ts'
import styles from './MotionControl.module.css'

/** Stops everything on the site that moves by itself, here and on later visits. */
export function MotionControl() {
  const { motion } = useTexts('common')
  const paused = useMotionPaused()
  const sign = paused ? Play : Pause
  return (
    <button type="button" className={styles.control} onClick={() => setMotionPaused(!paused)}>
      <Icon of={sign} size={18} />
      {paused ? motion.play : motion.pause}
    </button>
  )
}
