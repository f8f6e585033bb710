import { LoaderCircle } from 'lucide'
import type { ComponentProps } from 'react'
import { Button, type ButtonStyle } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './BusyButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'disabled'> & ButtonStyle & { busy: boolean; busyLabel: string }

/** Stays focusable while busy (`aria-disabled`), so the caller must ignore clicks until the work is done. */
export function BusyButton({ busy, busyLabel, children, ...rest }: Props) {
  return (
    <Button {...rest} aria-disabled={busy || undefined}>
      {busy ? (
        <>
          <Icon of={LoaderCircle} className={styles.spinner} size={17} />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </Button>
  )
}
