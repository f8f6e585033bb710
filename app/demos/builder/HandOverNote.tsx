import type { Texts } from '../../texts/resources.ts'
import { PanelBar } from '../../ui/Panel.tsx'
import styles from './HandOverNote.module.css'

type Props = Texts['nocodeai']['features']['handOver']['figure']

/** What a person finds on the desk when the assistant has handed over. */
export function HandOverNote({ facts, ...bar }: Props) {
  return (
    <div className={styles.note}>
      <PanelBar {...bar} />
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
