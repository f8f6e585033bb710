import { ArrowUp, Mic } from 'lucide'
import { useState, type SyntheticEvent } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import { Icon } from '../../app/ui/Icon.tsx'
import { MOST_LETTERS } from '../persistence.ts'
import styles from './Composer.module.css'

type Props = {
  onSaid: (words: string) => void
  /** Missing where the browser cannot turn speech into text. */
  onVoice: (() => void) | undefined
}

/** An answer in one's own words. */
export function TextComposer({ onSaid, onVoice }: Props) {
  const { input } = useTexts('diagnostic')
  const [words, setWords] = useState('')

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const said = words.trim()
    if (said === '') return
    setWords('')
    onSaid(said)
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <input
        className={styles.field}
        aria-label={input.label}
        placeholder={input.placeholder}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        enterKeyHint="send"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {onVoice && (
        <button type="button" className={styles.quiet} aria-label={input.listen} onClick={onVoice}>
          <Icon of={Mic} size={20} />
        </button>
      )}
      <button type="submit" className={styles.send} aria-label={input.send}>
        <Icon of={ArrowUp} size={20} />
      </button>
    </form>
  )
}
