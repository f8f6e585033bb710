import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconNode } from './Icon.tsx'
import styles from './Button.module.css'
import shared from './shared.module.css'

/** Primary: `ink` on light and `brand` on dark surfaces, one per view. The outline variants are secondary. */
export type ButtonVariant = 'ink' | 'brand' | 'outline' | 'outlineOnDark'

export type ButtonStyle = { variant: ButtonVariant; small?: boolean }

/** For links styled as buttons. The router's link can't be imported here: it lives outside ui/. */
export function buttonClass({ variant, small = false }: ButtonStyle): string {
  return classes(styles.button, styles[variant], small && styles.small)
}

export function Button({ variant, small, className, ...rest }: ComponentProps<'button'> & ButtonStyle) {
  return (
    <button type="button" className={classes(buttonClass({ variant, small: small ?? false }), className)} {...rest} />
  )
}

type IconButtonProps = ComponentProps<'button'> & { of: IconNode; size: number; 'aria-label': string }

/** Round. `size` is that of the icon; the class sets `--size`, that of the button. */
export function IconButton({ of, size, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={classes(shared.round, className)} {...rest}>
      <Icon of={of} size={size} />
    </button>
  )
}

/** An arrow, and outside the picture a second one, which enters when the first one leaves. */
const Arrows: IconNode = [['path', { d: 'M5 12h14m-7-7 7 7-7 7M-19 12h14m-7-7 7 7-7 7' }]]

export function ButtonArrow() {
  return <Icon of={Arrows} className={styles.arrow} size={17} />
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
