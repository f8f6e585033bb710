import { ArrowRight } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Button.module.css'

/** `ink` on light and `brand` on dark are the primary ones, one a view; the outlines stand beside them. */
export type ButtonVariant = 'ink' | 'brand' | 'outline' | 'outlineOnDark'

export type ButtonStyle = { variant: ButtonVariant; small?: boolean }

/** For links that look like a button: the router's link lives outside ui/. */
export function buttonClass({ variant, small = false }: ButtonStyle): string {
  return classes(styles.button, styles[variant], small && styles.small)
}

export function Button({ variant, small, className, ...rest }: ComponentProps<'button'> & ButtonStyle) {
  return (
    <button type="button" className={classes(buttonClass({ variant, small: small ?? false }), className)} {...rest} />
  )
}

/** Moves a little when its button is pointed at. */
export function ButtonArrow() {
  return <Icon of={ArrowRight} className={styles.arrow} size={17} />
}

/** Buttons side by side, under the words that they belong to. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
