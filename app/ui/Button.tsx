import type { ComponentProps, ReactNode } from 'react'
import { ArrowRight } from 'lucide'
import { Icon } from './Icon.tsx'
import { classes } from './classes.ts'
import styles from './Button.module.css'

/** `ink` on light and `emerald` on dark are the primary ones, one a view; the outlines stand beside them. */
export type ButtonLook = 'ink' | 'emerald' | 'outline' | 'outlineOnDark'

export type Look = { look: ButtonLook; small?: boolean }

/** For links that look like a button: the router's link lives outside ui/. */
export function buttonClass({ look, small = false }: Look): string {
  return classes(styles.button, styles[look], small && styles.small)
}

export function Button({ look, small, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={classes(buttonClass({ look, small: small ?? false }), className)} {...rest} />
}

/** Moves a little when its button is pointed at. */
export function ButtonArrow() {
  return <Icon of={ArrowRight} className={styles.arrow} size={17} />
}

/** Buttons side by side, under the words that they belong to. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
