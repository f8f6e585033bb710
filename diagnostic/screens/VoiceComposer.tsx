import { Mic, Square } from 'lucide'
import type { Ref } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import { Icon } from '../../app/ui/Icon.tsx'
import type { UsedDictation } from './useDictation.ts'
import styles from './VoiceComposer.module.css'

type Props = { microphone: Ref<HTMLButtonElement>; dictation: UsedDictation }

/** An answer by voice: where the sound goes is said before it is on, what was heard stands in words. */
export function VoiceComposer({ microphone, dictation }: Props) {
  const { input, voice } = useTexts('diagnostic')
  const { available, listening, heard, trouble, start, stop } = dictation
  const told = !available ? voice.missing : trouble ? voice[trouble] : listening ? voice.listening : voice.ready
  return (
    <div className={styles.composer}>
      <p className={styles.heard}>
        <span role="status">{told}</span>
        {listening && heard !== '' && <b>{heard}</b>}
        {available && <small>{voice.note}</small>}
      </p>
      {available && (
        <button
          ref={microphone}
          type="button"
          className={styles.microphone}
          aria-label={listening ? input.stop : input.listen}
          onClick={listening ? stop : start}
        >
          <Icon of={listening ? Square : Mic} size={listening ? 18 : 22} />
        </button>
      )}
    </div>
  )
}
