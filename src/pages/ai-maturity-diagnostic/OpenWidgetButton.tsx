import type { ComponentProps, RefObject } from 'react'
import { Button, ButtonArrow, type ButtonStyle } from '#ui/Button.tsx'
import { useOpening } from './opening.ts'
import { Turning } from './Turning.tsx'
import styles from './OpenWidgetButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'onClick'> &
  ButtonStyle & {
    label: string
    /** The inline widget. If it is visible, the button moves focus there instead of opening the panel. */
    beside?: RefObject<HTMLElement | null>
  }

/** Opens the widget. Hidden without JavaScript, which the widget needs as well. */
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

/** False if CSS hides the element on small screens. */
function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** Focuses the iframe if there is one, otherwise the box. */
function goTo(box: HTMLElement): void {
  box.scrollIntoView({ block: 'nearest' })
  box.focus()
  box.querySelector('iframe')?.focus()
}
