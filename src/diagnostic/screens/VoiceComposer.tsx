import { Mic, Square, Volume2, VolumeX } from 'lucide'
import { useId, type RefObject } from 'react'
import type { SpeechErrorCode } from '#browser/speech.ts'
import { usePushToTalk } from '#browser/usePushToTalk.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { IconButton } from '#ui/Button.tsx'
import { Cluster } from '#ui/Layout.tsx'
import type { VoiceConversation } from './useVoiceConversation.ts'
import styles from './VoiceComposer.module.css'

type Props = { microphone: RefObject<HTMLButtonElement | null>; speech: VoiceConversation; isAsked: boolean }

/** Explains where the audio goes before the microphone is on, and shows a live transcript. */
export function VoiceComposer({ microphone, speech, isAsked }: Props) {
  const { input, voice: texts } = useTexts('diagnostic')
  const hint = useId()
  const { voice, listen } = speech
  const { phase, heard, error, canListen, canSpeak, muted } = voice
  const isListening = phase === 'listening'
  usePushToTalk({ button: microphone, anywhere: true, listening: isListening, start: listen, stop: voice.stop })
  const silentText = isAsked ? texts.ready : texts.begin
  const status = { listening: texts.listening, speaking: texts.interrupt, silent: silentText }[phase]
  const errorTexts: Partial<Record<SpeechErrorCode, string>> = { denied: texts.denied, silence: texts.nothing }
  const transcript = isListening ? `${heard.final} ${heard.interim}`.trim() : ''
  return (
    <Cluster gap={2} className={styles.composer}>
      <div className={styles.heard}>
        <p role="status">
          {!canListen ? texts.missing : error && phase === 'silent' ? (errorTexts[error] ?? texts.failed) : status}
        </p>
        {transcript !== '' && <b>{transcript}</b>}
        {!canSpeak && <p>{texts.silent}</p>}
        {canListen && (
          <p id={hint} className={styles.keys}>
            {texts.keys}
          </p>
        )}
      </div>
      {canSpeak && (
        <IconButton
          of={muted ? VolumeX : Volume2}
          size={20}
          className={styles.sound}
          aria-label={muted ? texts.unmute : texts.mute}
          onClick={voice.toggleSound}
        />
      )}
      {canListen && (
        <IconButton
          ref={microphone}
          of={isListening ? Square : Mic}
          size={isListening ? 18 : 22}
          className={styles.microphone}
          aria-label={isListening ? input.stop : input.listen}
          aria-describedby={hint}
          aria-keyshortcuts="Space"
          onClick={isListening ? voice.stop : listen}
        />
      )}
      {(canListen || canSpeak) && <small>{texts.note}</small>}
    </Cluster>
  )
}
