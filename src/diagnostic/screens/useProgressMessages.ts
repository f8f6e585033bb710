import { useEffect, type RefObject } from 'react'
import { notifyParent } from '#browser/frame-parent.ts'
import type { Conversation } from '../conversation.ts'
import { dimensions } from '../dimensions.ts'
import { scoreOf } from '../scoring.ts'

/** Lets the parent page draw the answers, and make room for the report. */
export function useProgressMessages(
  screen: RefObject<HTMLElement | null>,
  answers: Conversation['answers'],
  isOpen: boolean,
): void {
  useEffect(() => {
    const report = isOpen ? screen.current : null
    const scores = dimensions.map((each) => (answers[each] ? scoreOf(answers[each]) : null))
    const notify = (height: number) => notifyParent({ type: 'frame:diagnostic', scores, height })
    const close = () => notify(0)
    const observer = new ResizeObserver(() => notify(report?.offsetHeight ?? 0))
    if (report) observer.observe(report)
    else close()
    // The report can be replaced by the form that it is sent with.
    addEventListener('pagehide', close)
    return () => {
      observer.disconnect()
      removeEventListener('pagehide', close)
    }
  }, [screen, answers, isOpen])
}
