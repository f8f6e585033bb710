import type { ReactNode } from 'react'
import { useHydrated } from '#browser/useHydrated.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { BusyButton } from '#ui/BusyButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

type Props = { sending: boolean; className?: string | undefined; children: ReactNode }

/** Sends the form around it. */
export function SendButton({ sending, className, children }: Props) {
  const { sending: busyLabel } = useTexts('desk')
  // Without scripts the browser would send the form by itself, with what was typed in the address.
  const type = useHydrated() ? 'submit' : 'button'
  return (
    <>
      <BusyButton variant="ink" type={type} className={className} busy={sending} busyLabel={busyLabel}>
        {children}
      </BusyButton>
      <VisuallyHidden as="div">
        <div role="status">{sending && busyLabel}</div>
      </VisuallyHidden>
    </>
  )
}
