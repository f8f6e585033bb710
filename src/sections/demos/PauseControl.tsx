import { useTexts } from '#i18n/useTexts.ts'
import { MotionSwitch } from '#ui/MotionSwitch.tsx'

/** Stands beside the first thing that moves by itself on a page: a test looks for it there, on every page. */
export function PauseControl() {
  return <MotionSwitch {...useTexts('common').motion} round />
}
