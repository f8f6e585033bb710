import { useRef, type ComponentProps, type RefObject } from 'react'

const CLOSES_AFTER_PX = 90

/** Ignores buttons, and does nothing unless the sheet is modal. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void): ComponentProps<'div'> {
  const from = useRef<number>(undefined)

  function move(distance: number) {
    sheet.current?.style.setProperty('translate', distance > 0 ? `0 ${distance}px` : '')
  }

  function end() {
    from.current = undefined
    move(0)
  }

  return {
    onPointerDown(event) {
      const onButton = event.target instanceof Element && event.target.closest('button')
      if (onButton || !sheet.current?.matches(':modal')) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove({ clientY }) {
      if (from.current !== undefined) move(clientY - from.current)
    },
    onPointerUp({ clientY }) {
      const distance = clientY - (from.current ?? clientY)
      end()
      if (distance > CLOSES_AFTER_PX) onClose()
    },
    onPointerCancel: end,
  }
}
