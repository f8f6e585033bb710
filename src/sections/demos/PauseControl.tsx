import type { ComponentProps } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { MotionSwitch } from '#ui/MotionSwitch.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import { Tag } from '#ui/Status.tsx'

/** Goes next to the first animation on a page. A test checks this on every page. */
export function PauseControl() {
  return <MotionSwitch {...useTexts('common').motion} round />
}

type Props = Omit<ComponentProps<typeof PanelBar>, 'children'> & { tag: string }

export function LivePanelBar({ tag, ...bar }: Props) {
  return (
    <PanelBar {...bar}>
      <Tag status="active" withDot>
        {tag}
      </Tag>
      <PauseControl />
    </PanelBar>
  )
}
