import { Square, Volume2 } from 'lucide'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import type { VoiceConversation } from './useVoiceConversation.ts'
import styles from './ReadingButton.module.css'

export function ReadingButton({ voice, pause, repeat }: VoiceConversation) {
  const texts = useTexts('diagnostic').voice
  const isSpeaking = voice.phase === 'speaking'
  return (
    <button type="button" className={styles.button} onClick={isSpeaking ? pause : repeat}>
      <Icon of={isSpeaking ? Square : Volume2} size={isSpeaking ? 13 : 16} />
      {isSpeaking ? texts.stopReading : texts.readAgain}
    </button>
  )
}
