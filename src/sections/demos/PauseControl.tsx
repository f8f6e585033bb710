import { useTexts } from '#i18n/useTexts.ts'
import { MotionSwitch } from '#ui/MotionSwitch.tsx'

/** Goes next to the first animation on a page. A test checks this on every page. */
export function PauseControl() {
  return <MotionSwitch {...useTexts('common').motion} round />
}
