import type { RefObject } from 'react'
import { useOpening } from './InjectedWidget.tsx'
import { WidgetFrame } from './WidgetFrame.tsx'
import type { WidgetTexts } from './WidgetPoster.tsx'

type Props = { box: RefObject<HTMLDivElement | null>; texts: WidgetTexts; className: string | undefined }

/** The widget as a part of the page. While a button has put it in elsewhere it is not here, then it goes on from there. */
export function WidgetInPlace(props: Props) {
  const first = useOpening().phase === 'present' ? 'elsewhere' : 'waiting'
  return <WidgetFrame key={first} first={first} {...props} />
}
