import type { PageTexts } from './definition.ts'
import { Panel, PanelBar } from '../../ui/Panel.tsx'
import { Tag, type Status } from '../../ui/Status.tsx'
import styles from './PolicyPanel.module.css'

/** A purchasing policy rule by rule, each with what the bids at hand make of it. */
export function PolicyPanel({ name, state, rules }: PageTexts['policy']['panel']) {
  return (
    <Panel>
      <PanelBar name={name} state={state} />
      <ul className={styles.rules} aria-label={name}>
        {rules.map(({ rule, found, verdict, status }) => (
          <li key={rule}>
            <p>
              <b>{rule}</b>
              {found}
            </p>
            <Tag status={status as Status}>{verdict}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
