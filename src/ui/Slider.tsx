import { ChevronsLeftRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Slider.module.css'

/** Lies over a drawing that sets `--at`, the center of the thumb, and `--thumb`, its size. Only the handle is visible. */
export function Slider(props: ComponentProps<'input'>) {
  return (
    <>
      <input className={styles.slider} type="range" autoComplete="off" {...props} />
      <span className={styles.handle} aria-hidden>
        <Icon of={ChevronsLeftRight} size={18} />
      </span>
    </>
  )
}
