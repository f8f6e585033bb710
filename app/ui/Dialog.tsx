import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { X } from 'lucide'
import { Icon } from './Icon.tsx'
import styles from './Dialog.module.css'

type Props = { open: boolean; onClose: () => void; label: string; closeLabel: string; children: ReactNode }

/**
 * A modal dialog: the browser moves the focus in, keeps it there, closes on Escape and gives the focus back. The content
 * is only there while the dialog is open, so what plays in it stops with it.
 */
export function Dialog({ open, onClose, label, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose} onClick={closeOnBackdrop}>
      {open && (
        <div className={styles.content}>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon of={X} size={19} />
          </button>
          {children}
        </div>
      )}
    </dialog>
  )
}
