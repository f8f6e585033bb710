import { X } from 'lucide'
import { useEffect, useState, type RefObject } from 'react'
import { OutsideAgent } from '#embeds/voice/OutsideAgent.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Orb } from '#ui/Orb.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import type { WidgetTexts } from './WidgetPoster.tsx'
import surfaces from '#ui/Surface.module.css'
import styles from './AgentElement.module.css'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  agentId: string
  texts: WidgetTexts
  onFailure: () => void
  onLeave: () => void
}

/** The bar above the agent discloses that it is an AI before it loads. */
export function AgentElement({ ref, agentId, texts, onFailure, onLeave }: Props) {
  const [isShown, setShown] = useState(false)
  // The element is last on the page but fixed to the viewport: don't scroll to it.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref])
  return (
    <div
      ref={ref}
      className={classes(styles.place, surfaces.light)}
      role="dialog"
      aria-label={texts.title}
      tabIndex={-1}
    >
      <div className={styles.bar}>
        <PanelBar avatar={<Orb />} name={texts.name} state={isShown ? texts.state : texts.loading}>
          <button type="button" className={styles.close} aria-label={texts.close} onClick={onLeave}>
            <Icon of={X} size={20} />
          </button>
        </PanelBar>
      </div>
      <OutsideAgent agentId={agentId} className={styles.stage} onShown={() => setShown(true)} onFailure={onFailure} />
    </div>
  )
}
