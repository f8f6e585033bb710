import { Mic, Square, Volume2, VolumeX } from 'lucide'
import { useId, type RefObject } from 'react'
import type { SpeechFault } from '#browser/speech.ts'
import { usePushToTalk } from '#browser/usePushToTalk.ts'
import { useTexts } from '#i18n/useTexts.ts'
import type { Texts } from '#site/namespaces.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Spoken } from './useSpoken.ts'
import styles from './VoiceComposer.module.css'

type Props = { microphone: RefObject<HTMLButtonElement | null>; spoken: Spoken; isAsked: boolean }

const troubles = {
  denied: 'denied',
  silence: 'nothing',
  network: 'failed',
  unsupported: 'failed',
  failed: 'failed',
} as const satisfies Record<SpeechFault, keyof Texts['diagnostic']['voice']>

/** Explains where the audio goes before the microphone is on, and shows a live transcript. */
export function VoiceComposer({ microphone, spoken, isAsked }: Props) {
  const { input, voice: texts } = useTexts('diagnostic')
  const hint = useId()
  const { voice, listen } = spoken
  const { phase, heard, fault, canListen, canSpeak, muted } = voice
  const listening = phase === 'listening'
  usePushToTalk({ button: microphone, anywhere: true, listening, start: listen, stop: voice.stop })
  const waiting = isAsked ? texts.ready : texts.begin
  const told = { listening: texts.listening, speaking: texts.interrupt, silent: waiting }[phase]
  const words = listening ? `${heard.settled} ${heard.guessed}`.trim() : ''
  return (
    <div className={styles.composer}>
      <div className={styles.heard}>
        <p role="status">{!canListen ? texts.missing : fault && phase === 'silent' ? texts[troubles[fault]] : told}</p>
        {words !== '' && <b>{words}</b>}
        {!canSpeak && <p>{texts.silent}</p>}
        {canListen && (
          <p id={hint} className={styles.keys}>
            {texts.keys}
          </p>
        )}
      </div>
      {canSpeak && (
        <button
          type="button"
          className={styles.sound}
          aria-label={muted ? texts.unmute : texts.mute}
          onClick={voice.toggleSound}
        >
          <Icon of={muted ? VolumeX : Volume2} size={20} />
        </button>
      )}
      {canListen && (
        <button
          ref={microphone}
          type="button"
          className={styles.microphone}
          aria-label={listening ? input.stop : input.listen}
          aria-describedby={hint}
          aria-keyshortcuts="Space"
          onClick={listening ? voice.stop : listen}
        >
          <Icon of={listening ? Square : Mic} size={listening ? 18 : 22} />
        </button>
      )}
      {(canListen || canSpeak) && <small>{texts.note}</small>}
    </div>
  )
}
