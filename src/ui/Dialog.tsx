import { X } from 'lucide'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import shared from './shared.module.css'
import surfaces from './Surface.module.css'

type Props = { open: boolean; onClose: () => void; label: string; closeLabel: string; children: ReactNode }

/** The content is unmounted while the dialog is closed, which stops any media in it. */
export function Dialog({ open, onClose, label, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  const close = () => dialog.current?.close()

  function closeOnBackdrop(event: MouseEvent) {
    // Selecting text and releasing outside also fires a click on the dialog: require the press to start there too.
    if (event.target === dialog.current && pressed.current === dialog.current) close()
  }

  return (
    <dialog
      ref={dialog}
      className={classes(shared.modal, styles.dialog, surfaces.light)}
      aria-label={label}
      // Every way of closing fires this event. Don't call back if the parent closed the dialog.
      onClose={() => open && onClose()}
      onPointerDown={(event) => void (pressed.current = event.target)}
      onClick={closeOnBackdrop}
    >
      {open && (
        <div className={styles.content}>
          <IconButton of={X} size={19} className={styles.close} aria-label={closeLabel} onClick={close} />
          {children}
        </div>
      )}
    </dialog>
  )
}
