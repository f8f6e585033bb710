import type { ComponentProps, RefObject } from 'react'
import { Button, ButtonArrow, type ButtonStyle } from '#ui/Button.tsx'
import { Spinner } from './Spinner.tsx'
import { useWidget } from './widget-store.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'onClick'> &
  ButtonStyle & {
    label: string
    /** The inline widget, which small screens hide. If it is visible, the button moves focus there instead. */
    beside?: RefObject<HTMLElement | null>
  }

/** Opens the widget. Hidden without JavaScript, which the widget needs as well. */
export function OpenWidgetButton({ label, beside, ...rest }: Props) {
  const { phase, open } = useWidget()
  const isLoading = phase === 'loading'
  return (
    <Button
      {...rest}
      data-only="scripts"
      aria-disabled={isLoading || undefined}
      onClick={({ currentTarget }) => {
        const inlineWidget = beside?.current
        if (!inlineWidget?.getClientRects().length) return open(currentTarget)
        inlineWidget.scrollIntoView({ block: 'nearest' })
        inlineWidget.focus()
        inlineWidget.querySelector('iframe')?.focus()
      }}
    >
      {label}
      {isLoading ? <Spinner /> : <ButtonArrow />}
    </Button>
  )
}
