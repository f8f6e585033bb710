import { ArrowUp, Mic } from 'lucide'
import { useId, useRef, type SubmitEvent } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Composer.module.css'

type Props = {
  labels: { label: string; hint: string; speak: string; send: string }
  /** Set it well above the length of a real message; it cuts off text pasted by mistake. */
  maxLength: number
  onSend: (message: string) => void
  /** `undefined` if the browser doesn't support speech recognition. */
  onSpeak: (() => void) | undefined
}

export function Composer({ labels, maxLength, onSend, onSpeak }: Props) {
  const id = useId()
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
      <label htmlFor={id}>
        <VisuallyHidden>{labels.label}</VisuallyHidden>
      </label>
      <input
        ref={field}
        data-main-control
        id={id}
        type="text"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={maxLength}
        placeholder={labels.hint}
      />
      {onSpeak && (
        <button type="button" className={styles.speak} aria-label={labels.speak} onClick={onSpeak}>
          <Icon of={Mic} size={20} />
        </button>
      )}
      <button type="submit" className={styles.send} aria-label={labels.send}>
        <Icon of={ArrowUp} size={20} />
      </button>
    </form>
  )
}
