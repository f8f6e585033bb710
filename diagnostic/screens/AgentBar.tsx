import { useTexts } from '../../app/texts/useTexts.ts'
import { PanelBar } from '../../app/ui/Panel.tsx'
import { Orb } from '../../app/ui/Orb.tsx'
import styles from './AgentBar.module.css'

const modes = ['text', 'voice'] as const
export type Mode = (typeof modes)[number]

type Props = {
  mode: Mode
  listening: boolean
  /** Missing where nothing is to be answered. */
  onMode?: ((mode: Mode) => void) | undefined
}

/** Who is talking, that it is an AI, and how it is answered. */
export function AgentBar({ mode, listening, onMode }: Props) {
  const { agent, voice } = useTexts('diagnostic')
  return (
    <div className={styles.bar}>
      <PanelBar
        avatar={<Orb className={listening ? styles.listening : undefined} />}
        name={agent.name}
        state={listening ? voice.listening : agent.state}
        {...(listening && { status: 'active' as const })}
      >
        {onMode && (
          <div className={styles.switch} role="group" aria-label={agent.mode}>
            {modes.map((each) => (
              <button key={each} type="button" aria-pressed={each === mode} onClick={() => onMode(each)}>
                {agent[each]}
              </button>
            ))}
          </div>
        )}
      </PanelBar>
    </div>
  )
}
