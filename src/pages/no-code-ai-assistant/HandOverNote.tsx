import { FactList } from '#ui/FactList.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import styles from './HandOverNote.module.css'

type Props = PageTexts['features']['handOver']['figure']

/** The note a person gets with a handoff. */
export function HandOverNote({ facts, ...bar }: Props) {
  return (
    <div className={styles.note}>
      <PanelBar {...bar} />
      <div className={styles.facts}>
        <FactList facts={[facts.request, facts.lookup, facts.stop, facts.person]} />
      </div>
    </div>
  )
}
