import { X } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { OutsideAgent } from '#embeds/voice/OutsideAgent.tsx'
import { settings } from '#site/build-constants.ts'
import { IconButton } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Cluster } from '#ui/Layout.tsx'
import { Orb } from '#ui/Orb.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import { useDismiss } from './useDismiss.ts'
import type { InsertedProps } from './widget-store.ts'
import { WidgetFrame } from './WidgetFrame.tsx'
import surfaces from '#ui/Surface.module.css'
import styles from './Inserted.module.css'

/** The site's own widget page in a panel, or the agent configured by the owner. */
export function Inserted(props: InsertedProps) {
  const [agentId, setAgentId] = useState(settings.diagnosticAgentId)
  if (agentId === undefined) return <WidgetPanel {...props} />
  return <AgentElement {...props} agentId={agentId} onFailure={() => setAgentId(undefined)} />
}

/** Below this width the panel is a modal sheet, above it the page stays usable. 767px in em, like the built CSS. */
const NARROW = '(max-width: 47.9375em)'

function WidgetPanel({ texts, onClickOutside, onLeave }: InsertedProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useDismiss(panel, onClickOutside, onLeave)
  useLayoutEffect(() => {
    if (window.matchMedia(NARROW).matches) panel.current?.showModal()
    else panel.current?.show()
    // Focus moves on into the frame once it has loaded.
    box.current?.focus()
  }, [])
  return (
    <dialog ref={panel} className={styles.panel} aria-label={texts.title} onClose={onLeave}>
      <Cluster className={styles.bar}>
        <p>{texts.title}</p>
        <IconButton of={X} size={20} className={styles.close} aria-label={texts.close} onClick={onLeave} />
      </Cluster>
      <WidgetFrame box={box} texts={texts} first="waiting" onEscape={onLeave} />
    </dialog>
  )
}

type AgentProps = InsertedProps & { agentId: string; onFailure: () => void }

/** The bar above the agent discloses that it is an AI before it loads. */
function AgentElement({ texts, onClickOutside, onLeave, ...agent }: AgentProps) {
  const element = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useDismiss(element, onClickOutside, onLeave)
  // The element is last on the page but fixed to the viewport: don't scroll to it.
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={element}
      className={classes(styles.place, surfaces.light)}
      role="dialog"
      aria-label={texts.title}
      tabIndex={-1}
    >
      <div className={styles.agentBar}>
        <PanelBar avatar={<Orb />} name={texts.name} state={isShown ? texts.state : texts.loading}>
          <IconButton of={X} size={20} className={styles.close} aria-label={texts.close} onClick={onLeave} />
        </PanelBar>
      </div>
      <OutsideAgent {...agent} className={styles.stage} onShown={() => setShown(true)} />
    </div>
  )
}
