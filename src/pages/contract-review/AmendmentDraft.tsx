import { withWords } from '#i18n/with-words.ts'
import { FactList } from '#ui/FactList.tsx'
import { Marked } from '#ui/Marked.tsx'
import { Panel, PanelBar, Trace } from '#ui/Panel.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { traceSteps } from './sample-data.ts'
import styles from './AmendmentDraft.module.css'

type Props = PageTexts['assistant']['draft'] & { initials: string }

const grounds = ['rule', 'wording', 'decides'] as const

export function AmendmentDraft({ label, initials, name, about, state, change, facts, trace }: Props) {
  return (
    <div role="group" aria-label={label}>
      <Panel>
        <PanelBar initials={initials} name={name} state={about}>
          <Tag status="pending">{state}</Tag>
        </PanelBar>
        <div className={styles.body}>
          <p className={styles.change}>
            <Marked text={change} />
          </p>
          <FactList facts={grounds.map((id) => facts[id])} />
        </div>
        <Trace steps={withWords(traceSteps.amendment, trace)} />
      </Panel>
    </div>
  )
}
