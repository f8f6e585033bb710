import { Keyboard, Mic, Square, Volume2, VolumeX, type IconNode } from 'lucide'
import { useRef, type ComponentProps } from 'react'
import { usePushToTalk } from '#browser/usePushToTalk.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import type { useListening } from './useListening.ts'
import shared from '#ui/shared.module.css'
import styles from './VoiceControls.module.css'

type Props = { listening: ReturnType<typeof useListening>; onType: () => void }

export function VoiceControls({ listening, onType }: Props) {
  const { voice } = useTexts('assistant')
  const { phase, muted, canSpeak, start, stop, toggleSound } = listening
  const isListening = phase === 'listening'
  const microphone = useRef<HTMLButtonElement>(null)
  usePushToTalk({ button: microphone, listening: isListening, start, stop })
  return (
    <div className={styles.controls} role="group" aria-label={voice.controls}>
      {canSpeak ? (
        <Control icon={muted ? VolumeX : Volume2} label={muted ? voice.unmute : voice.mute} onClick={toggleSound} />
      ) : (
        <span />
      )}
      <Control
        ref={microphone}
        icon={isListening ? Square : Mic}
        label={isListening ? voice.stop : voice.start}
        data-main-control
        aria-keyshortcuts="Space"
        onClick={isListening ? stop : start}
      />
      <Control icon={Keyboard} label={voice.type} onClick={onType} />
    </div>
  )
}

function Control({ icon, label, ...rest }: ComponentProps<'button'> & { icon: IconNode; label: string }) {
  return (
    <button type="button" {...rest}>
      <span className={shared.round}>
        <Icon of={icon} size={icon === Square ? 16 : 21} />
      </span>
      {label}
    </button>
  )
}
