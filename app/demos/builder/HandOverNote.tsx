import type { Texts } from '../../texts/resources.ts'
import { PanelBar } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Status.tsx'
import styles from './HandOverNote.module.css'

type Props = Texts['nocodeai']['features']['handOver']['figure']

/** What a person finds on the desk when the assistant has handed over. */
export function HandOverNote({ initials, name, state, tag, facts }: Props) {
  return (
    <div className={styles.note}>
      <PanelBar initials={initials} name={name} state={state}>
        <Tag status="active">{tag}</Tag>
      </PanelBar>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
