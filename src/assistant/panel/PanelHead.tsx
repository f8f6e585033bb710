import { X } from 'lucide'
import type { ComponentProps } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import { Orb } from '#ui/Orb.tsx'
import styles from './PanelHead.module.css'

export type Mode = 'text' | 'voice'
const modes: readonly Mode[] = ['text', 'voice']

type Props = {
  mode: Mode
  microphoneOn: boolean
  handle: ComponentProps<'div'>
  onMode: (mode: Mode) => void
  onClose: () => void
}

export function PanelHead({ mode, microphoneOn, handle, onMode, onClose }: Props) {
  const texts = useTexts('assistant')
  return (
    <div className={styles.head} {...handle}>
      <Orb />
      <p className={styles.who}>
        <b>{texts.title}</b>
        <small>{microphoneOn ? texts.microphoneOn : texts.about}</small>
      </p>
      <div className={styles.modes} role="group" aria-label={texts.mode.label}>
        {modes.map((each) => (
          <button key={each} type="button" aria-pressed={each === mode} onClick={() => onMode(each)}>
            {texts.mode[each]}
          </button>
        ))}
      </div>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
        <Icon of={X} size={19} />
      </button>
    </div>
  )
}
