import type { ReactNode } from 'react'
import { useHydrated } from '#browser/useHydrated.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { BusyButton } from '#ui/BusyButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

type Props = { sending: boolean; children: ReactNode }

export function SendButton({ sending, ...button }: Props) {
  const { sending: busyLabel } = useTexts('forms')
  // Before hydration, a native submit would put the typed input into the URL.
  const type = useHydrated() ? 'submit' : 'button'
  return (
    <>
      <BusyButton variant="ink" type={type} busy={sending} busyLabel={busyLabel} {...button} />
      <VisuallyHidden as="div" role="status">
        {sending && busyLabel}
      </VisuallyHidden>
    </>
  )
}
