import { RotateCw } from 'lucide'
import { useTexts } from '#i18n/useTexts.ts'
import { Actions, Button, buttonClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { FrameState } from './useFrame.ts'

export function FailedActions({ addresses, loadOnRequest }: FrameState) {
  const { tryAgain } = useTexts('common').formFrame
  return (
    <Actions>
      <Button variant="ink" onClick={loadOnRequest}>
        <Icon of={RotateCw} size={17} />
        {tryAgain}
      </Button>
      <NewTabLink to={addresses.tab} />
    </Actions>
  )
}

export function NewTabLink({ to }: { to: string }) {
  const { newTab } = useTexts('common').formFrame
  return (
    <a className={buttonClass({ variant: 'outline' })} href={to} target="_blank" rel="noopener">
      {newTab}
    </a>
  )
}
