import { Square, Volume2 } from 'lucide'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Spoken } from './useSpoken.ts'
import styles from './ReadingButton.module.css'

export function ReadingButton({ voice, rest, repeat }: Spoken) {
  const texts = useTexts('diagnostic').voice
  const isSpeaking = voice.phase === 'speaking'
  return (
    <button type="button" className={styles.button} onClick={isSpeaking ? rest : repeat}>
      <Icon of={isSpeaking ? Square : Volume2} size={isSpeaking ? 13 : 16} />
      {isSpeaking ? texts.stopReading : texts.readAgain}
    </button>
  )
}
