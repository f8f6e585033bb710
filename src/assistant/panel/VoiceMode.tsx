import { useTexts } from '#i18n/useTexts.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Orb } from '#ui/Orb.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { useConversation } from '../search/conversation.ts'
import type { PanelLink } from './links.ts'
import { PersonLine } from './PersonLine.tsx'
import { ReplyText } from './ReplyText.tsx'
import type { useListening } from './useListening.ts'
import { VoiceControls } from './VoiceControls.tsx'
import styles from './VoiceMode.module.css'

const BARS = 47
const STEP = 8
const HEIGHT = 66

/** Decorative, not measured from the microphone: low at the ends, uneven in between. */
const bars = Array.from({ length: BARS }, (_, index) => {
  const middle = Math.sin((Math.PI * (index + 0.5)) / BARS)
  const uneven = 0.55 + 0.45 * Math.sin(index * 1.7) * Math.cos(index * 0.6)
  const height = Math.max(5, HEIGHT * middle * uneven)
  return `M${(index + 0.5) * STEP} ${(HEIGHT - height) / 2}v${height}`
})

type Props = { listening: ReturnType<typeof useListening>; Link: PanelLink; onType: () => void }

/** The microphone is on only from a tap to the end of the question. */
export function VoiceMode({ listening, Link, onType }: Props) {
  return (
    <>
      {listening.canListen ? (
        <>
          <Stage {...listening} />
          <LastReply aloud={listening.canSpeak && !listening.muted} Link={Link} />
          <VoiceControls listening={listening} onType={onType} />
        </>
      ) : (
        <Unsupported onType={onType} />
      )}
      <PersonLine Link={Link} />
    </>
  )
}

function Stage({ phase, heard, error, canSpeak }: Props['listening']) {
  const { voice } = useTexts('assistant')
  const isListening = phase === 'listening'
  return (
    <div className={styles.stage}>
      <Orb className={styles.orb} />
      <Cluster as="p" gap={3} role="status">
        {isListening && <StatusDot status="active" />}
        <b>{voice[phase]}</b>
      </Cluster>
      {error && <p role="alert">{voice.faults[error]}</p>}
      {phase === 'ready' && !error && <p className={styles.note}>{voice.note}</p>}
      {phase === 'ready' && !canSpeak && <p className={styles.note}>{voice.silent}</p>}
      {phase !== 'ready' && (
        <>
          <Waves moving={isListening} />
          <p className={styles.transcript}>
            {heard.final} <i>{heard.interim}</i>
          </p>
        </>
      )}
    </div>
  )
}

function Unsupported({ onType }: Pick<Props, 'onType'>) {
  const { voice } = useTexts('assistant')
  return (
    <div className={styles.stage}>
      <Orb className={styles.orb} />
      <p className={styles.transcript}>{voice.faults.unsupported}</p>
      <Button variant="brand" data-main-control onClick={onType}>
        {voice.typeInstead}
      </Button>
    </div>
  )
}

/** Not a live region while it is read aloud, to avoid speaking it twice. */
function LastReply({ aloud, Link }: Pick<Props, 'Link'> & { aloud: boolean }) {
  const texts = useTexts('assistant')
  const { messages } = useConversation()
  const last = messages.findLast((message) => 'reply' in message)
  return (
    <div className={styles.log} role="log" aria-live={aloud ? 'off' : 'polite'} aria-label={texts.log} tabIndex={0}>
      <b>{texts.assistant}: </b>
      {last ? <ReplyText key={last.id} reply={last.reply} to={last.to} surface="dark" Link={Link} /> : texts.greeting}
    </div>
  )
}

/** Three groups of bars that animate out of phase. */
function Waves({ moving }: { moving: boolean }) {
  return (
    <svg className={styles.waves} viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} data-moving={moving} aria-hidden>
      {[0, 1, 2].map((group) => (
        <path key={group} d={bars.filter((_, index) => index % 3 === group).join('')} />
      ))}
    </svg>
  )
}
