import type { ReactNode } from 'react'
import type { Voice } from '#browser/useVoice.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Orb } from '#ui/Orb.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import styles from './AgentBar.module.css'

const modes = ['text', 'voice'] as const
export type Mode = (typeof modes)[number]

export function AgentBar({ phase, children }: { phase: Voice['phase']; children?: ReactNode }) {
  const { agent, voice } = useTexts('diagnostic')
  const isActive = phase !== 'silent'
  return (
    <div className={styles.bar}>
      <PanelBar
        avatar={<Orb className={isActive ? styles.active : undefined} />}
        name={agent.name}
        state={isActive ? voice[phase] : agent.state}
        {...(isActive && { status: 'active' as const })}
      >
        {children}
      </PanelBar>
    </div>
  )
}

export function ModeSwitch({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  const { agent } = useTexts('diagnostic')
  return (
    <div className={styles.switch} role="group" aria-label={agent.mode}>
      {modes.map((each) => (
        <button key={each} type="button" aria-pressed={each === mode} onClick={() => onMode(each)}>
          {agent[each]}
        </button>
      ))}
    </div>
  )
}
