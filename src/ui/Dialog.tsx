import { X } from 'lucide'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Dialog.module.css'
import grounds from './Ground.module.css'

type Props = { open: boolean; onClose: () => void; label: string; closeLabel: string; children: ReactNode }

/**
 * A modal dialog: the browser moves the focus in, keeps it there, closes on Escape and gives the focus back. The content
 * is only there while the dialog is open, so what plays in it stops with it.
 */
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
    // Pressed there too: selecting text and letting go outside also ends in a click on the dialog.
    if (event.target === dialog.current && pressed.current === dialog.current) close()
  }

  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, grounds.light)}
      aria-label={label}
      // Every way of closing ends here, so that it is told once; not when the owner closed it.
      onClose={() => open && onClose()}
      onPointerDown={(event) => void (pressed.current = event.target)}
      onClick={closeOnBackdrop}
    >
      {open && (
        <div className={styles.content}>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <Icon of={X} size={19} />
          </button>
          {children}
        </div>
      )}
    </dialog>
  )
}
