import { Keyboard, Mic, Square, Volume2, VolumeX, type IconNode } from 'lucide'
import { useTexts } from '../../app/texts/useTexts.ts'
import { Icon } from '../../app/ui/Icon.tsx'
import { canReadAloud } from '../../app/browser/speech.ts'
import type { useListening } from './useListening.ts'
import styles from './VoiceControls.module.css'

type Props = { listening: ReturnType<typeof useListening>; onType: () => void }

export function VoiceControls({ listening, onType }: Props) {
  const { voice } = useTexts('assistant')
  const { phase, muted, start, stop, toggleSound } = listening
  const listens = phase === 'listening'
  return (
    <div className={styles.controls} role="group" aria-label={voice.controls}>
      {canReadAloud() ? (
        <Control icon={muted ? VolumeX : Volume2} label={muted ? voice.unmute : voice.mute} onPress={toggleSound} />
      ) : (
        <span />
      )}
      <Control
        icon={listens ? Square : Mic}
        label={listens ? voice.stop : voice.start}
        onPress={listens ? stop : start}
        main
      />
      <Control icon={Keyboard} label={voice.type} onPress={onType} />
    </div>
  )
}

type ControlProps = { icon: IconNode; label: string; onPress: () => void; main?: boolean }

function Control({ icon, label, onPress, main }: ControlProps) {
  return (
    <button type="button" data-main-control={main} onClick={onPress}>
      <span>
        <Icon of={icon} size={icon === Square ? 16 : 21} />
      </span>
      {label}
    </button>
  )
}
