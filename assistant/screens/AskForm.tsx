import { ArrowUp, Mic } from 'lucide'
import { useId, useRef, type SubmitEvent } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import { Icon } from '../../app/ui/Icon.tsx'
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx'
import styles from './AskForm.module.css'

/** Longer than any question; what is pasted by mistake is not searched for. */
const MAX_LENGTH = 300

export function AskForm({ onAsk, onSpeak }: { onAsk: (question: string) => void; onSpeak: () => void }) {
  const { ask } = useTexts('assistant')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = field.current?.value.trim()
    if (!question) return
    event.currentTarget.reset()
    onAsk(question)
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id}>
        <VisuallyHidden>{ask.label}</VisuallyHidden>
      </label>
      <input
        ref={field}
        data-main-control
        id={id}
        type="text"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_LENGTH}
        placeholder={ask.hint}
      />
      <button type="button" className={styles.speak} aria-label={ask.speak} onClick={onSpeak}>
        <Icon of={Mic} size={20} />
      </button>
      <button type="submit" className={styles.send} aria-label={ask.send}>
        <Icon of={ArrowUp} size={20} />
      </button>
    </form>
  )
}
