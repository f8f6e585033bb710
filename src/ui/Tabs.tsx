import { useDeferredValue, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Tabs.module.css'

type Tab<Id extends string> = { id: Id; label: string; note?: string; renderPanel: (active: boolean) => ReactNode }

type Props<Id extends string> = { label: string; tabs: readonly Tab<Id>[]; initial: Id }

const step: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Activated by click, arrow keys, Home, End or focus. Without JavaScript all panels are shown one below the other. */
export function Tabs<Id extends string>({ label, tabs, initial }: Props<Id>) {
  const [active, setActive] = useState(initial)
  // Deferred, so the tab responds in the next frame even if its panel is slow to render.
  const shownId = useDeferredValue(active)
  const buttons = useRef(new Map<Id, HTMLButtonElement>())
  const baseId = useId()

  function moveFocus(event: KeyboardEvent) {
    // Leave browser shortcuts alone, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const index = tabs.findIndex((tab) => tab.id === active)
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : index + (step[event.key] ?? Number.NaN)
    const tab = tabs[(target + tabs.length) % tabs.length]
    if (!tab) return
    event.preventDefault()
    buttons.current.get(tab.id)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} data-only="scripts">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => void (button && buttons.current.set(tab.id, button))}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-controls={`${baseId}-${tab.id}-panel`}
            aria-selected={tab.id === active}
            tabIndex={tab.id === active ? 0 : -1}
            className={styles.tab}
            onKeyDown={moveFocus}
            onClick={() => setActive(tab.id)}
            onFocus={() => setActive(tab.id)}
          >
            {tab.label}
            {tab.note && <small>{tab.note}</small>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-${tab.id}-panel`}
          aria-label={tab.label}
          tabIndex={0}
          className={classes(styles.panel, tab.id !== shownId && styles.away)}
        >
          {tab.renderPanel(tab.id === shownId)}
        </div>
      ))}
    </div>
  )
}
