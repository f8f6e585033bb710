import { X } from 'lucide'
import type { ComponentProps } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { IconButton } from '#ui/Button.tsx'
import { Orb } from '#ui/Orb.tsx'
import { PanelBar } from '#ui/Panel.tsx'
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
      <PanelBar avatar={<Orb />} name={texts.title} state={microphoneOn ? texts.microphoneOn : texts.about}>
        <div className={styles.modes} role="group" aria-label={texts.mode.label}>
          {modes.map((each) => (
            <button key={each} type="button" aria-pressed={each === mode} onClick={() => onMode(each)}>
              {texts.mode[each]}
            </button>
          ))}
        </div>
        <IconButton of={X} size={19} className={styles.close} aria-label={texts.close} onClick={onClose} />
      </PanelBar>
    </div>
  )
}
