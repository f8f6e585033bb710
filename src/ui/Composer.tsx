import { ArrowUp, Mic } from 'lucide'
import { useRef, type SubmitEvent } from 'react'
import { IconButton } from './Button.tsx'
import styles from './Composer.module.css'
import fields from './Field.module.css'

type Props = {
  labels: { label: string; hint: string; speak: string; send: string }
  /** Set it well above the length of a real message; it cuts off text pasted by mistake. */
  maxLength: number
  onSend: (message: string) => void
  /** `undefined` if the browser doesn't support speech recognition. */
  onSpeak: (() => void) | undefined
}

export function Composer({ labels, maxLength, onSend, onSpeak }: Props) {
  const field = useRef<HTMLInputElement>(null)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = field.current?.value.trim()
    if (!message) return
    event.currentTarget.reset()
    onSend(message)
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <input
        ref={field}
        data-main-control
        className={fields.control}
        aria-label={labels.label}
        type="text"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={maxLength}
        placeholder={labels.hint}
      />
      {onSpeak && (
        <IconButton of={Mic} size={20} className={styles.speak} aria-label={labels.speak} onClick={onSpeak} />
      )}
      <IconButton of={ArrowUp} size={20} type="submit" className={styles.send} aria-label={labels.send} />
    </form>
  )
}
