import { Square, Volume2 } from 'lucide'
import type { ReactNode } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Orb } from '#ui/Orb.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import type { Conversation } from '../conversation.ts'
import { dimensions, QUESTION_COUNT } from '../dimensions.ts'
import { modes, type VoiceConversation } from './useVoiceConversation.ts'
import styles from './AgentBar.module.css'

type Props = { conversation: Conversation; speech: VoiceConversation; children?: ReactNode }

export function AgentBar({ conversation, speech, children }: Props) {
  const { agent, voice } = useTexts('diagnostic')
  const { phase } = speech.voice
  const isActive = phase !== 'silent'
  return (
    <div className={styles.bar} data-only="screen">
      <PanelBar
        avatar={<Orb className={isActive ? styles.active : undefined} />}
        name={agent.name}
        state={isActive ? voice[phase] : agent.state}
        {...(isActive && { status: 'active' as const })}
      >
        {children}
      </PanelBar>
      <Progress {...conversation} />
    </div>
  )
}

export function ModeSwitch({ mode, switchTo }: VoiceConversation) {
  const { agent } = useTexts('diagnostic')
  return (
    <div className={styles.switch} role="group" aria-label={agent.mode}>
      {modes.map((each) => (
        <button key={each} type="button" aria-pressed={each === mode} onClick={() => switchTo(each)}>
          {agent[each]}
        </button>
      ))}
    </div>
  )
}

export function ReadingButton({ voice, pause, repeat }: VoiceConversation) {
  const texts = useTexts('diagnostic').voice
  const isSpeaking = voice.phase === 'speaking'
  return (
    <button type="button" className={styles.reading} onClick={isSpeaking ? pause : repeat}>
      <Icon of={isSpeaking ? Square : Volume2} size={isSpeaking ? 13 : 16} />
      {isSpeaking ? texts.stopReading : texts.readAgain}
    </button>
  )
}

function Progress({ stage, asked, answers }: Conversation) {
  const { progress, dimensions: dimensionTexts } = useTexts('diagnostic')
  const number = asked ? dimensions.indexOf(asked.dimension) + 1 : 0
  const label = {
    start: fillBrackets(progress.start, { count: QUESTION_COUNT }),
    asking: fillBrackets(progress.question, { number: String(number), count: QUESTION_COUNT }),
    report: progress.report,
  }[stage]
  return (
    <div className={styles.progress}>
      <Cluster as="p" gap={5}>
        <b>{label}</b>
        {asked && <span>{dimensionTexts[asked.dimension].name}</span>}
        {stage === 'report' && <span>{fillBrackets(progress.done, { count: QUESTION_COUNT })}</span>}
      </Cluster>
      <div className={styles.segments} aria-hidden>
        {dimensions.map((each) => (
          <i
            key={each}
            className={classes(answers[each] !== undefined && styles.done, asked?.dimension === each && styles.asked)}
          />
        ))}
      </div>
    </div>
  )
}
