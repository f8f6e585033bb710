import type { PageTexts } from './definition.ts'
import { Panel, PanelBar } from '../../ui/Panel.tsx'
import styles from './Permissions.module.css'

type PermissionTexts = PageTexts['assistant']['permissions']
type Right = keyof PermissionTexts['rights']

/** The settings screen: each task, and who does it. Of the three choices only the one that is set is read out. */
export function Permissions({ name, state, rights, tasks }: PermissionTexts) {
  return (
    <Panel>
      <PanelBar name={name} state={state} />
      <dl className={styles.tasks}>
        {tasks.map(({ task, right }) => (
          <div key={task}>
            <dt>{task}</dt>
            <dd>
              {(Object.keys(rights) as Right[]).map((each) => (
                <span key={each} data-set={each === right ? each : undefined} aria-hidden={each !== right || undefined}>
                  {rights[each]}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
