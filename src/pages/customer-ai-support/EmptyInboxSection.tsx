import { ConversionActions } from '#sections/ConversionLinks.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { InboxPanel } from './InboxPanel.tsx'
import { closings, WAITING, type ClosedBy } from './queue.ts'
import styles from './EmptyInboxSection.module.css'

/** The two tickets that are open in the hero are closed here. */
const allClosed: readonly ClosedBy[] = [...closings, 'assistant', 'person']

export function EmptyInboxSection({ close, inbox }: PageTexts) {
  return (
    <ContainedSection surface="sand" className={styles.section}>
      <InboxPanel texts={inbox} state={close.state} status="done" open={0} closed={WAITING} layers={allClosed}>
        <div className={styles.text}>
          <h2>{close.title}</h2>
          <p>{close.text}</p>
          <ConversionActions />
        </div>
      </InboxPanel>
    </ContainedSection>
  )
}
