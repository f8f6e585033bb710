import type { ComponentProps, RefObject } from 'react'
import { Button, ButtonArrow, type ButtonStyle } from '#ui/Button.tsx'
import { useOpening } from './opening.ts'
import { Turning } from './Turning.tsx'
import styles from './OpenWidgetButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'onClick'> &
  ButtonStyle & {
    label: string
    /** Where the widget stands already, if there is room for it: then the button leads there. */
    beside?: RefObject<HTMLElement | null>
  }

/** Puts the widget in; nothing where scripts do not run, as the widget would not either. */
export function OpenWidgetButton({ label, beside, ...rest }: Props) {
  const { phase, open } = useOpening()
  const isComing = phase === 'coming'
  return (
    <Button
      {...rest}
      className={styles.button}
      aria-disabled={isComing || undefined}
      onClick={({ currentTarget }) => {
        const standing = beside?.current
        if (standing && isDrawn(standing)) goTo(standing)
        else open(currentTarget)
      }}
    >
      {label}
      {isComing ? <Turning /> : <ButtonArrow />}
    </Button>
  )
}

/** False for what the styles leave out on a screen without room for it. */
function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** Into the frame if it has loaded, else to what stands in its place. */
function goTo(box: HTMLElement): void {
  box.scrollIntoView({ block: 'nearest' })
  box.focus()
  box.querySelector('iframe')?.focus()
}
