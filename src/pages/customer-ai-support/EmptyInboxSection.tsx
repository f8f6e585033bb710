import { ConversionActions } from '#sections/ConversionLinks.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { InboxPanel } from './InboxPanel.tsx'
import { closings, WAITING, type ClosedBy } from './queue.ts'
import styles from './EmptyInboxSection.module.css'

/** The two tickets that are open in the hero are closed here. */
const allClosed: readonly ClosedBy[] = [...closings, 'assistant', 'person']

type Props = PageTexts['close'] & { inboxTexts: PageTexts['inbox'] }

export function EmptyInboxSection({ state, title, text, inboxTexts }: Props) {
  return (
    <Section surface="sand" className={styles.section}>
      <Container>
        <InboxPanel texts={inboxTexts} state={state} status="done" open={0} closed={WAITING} layers={allClosed}>
          <div className={styles.text}>
            <h2>{title}</h2>
            <p>{text}</p>
            <ConversionActions />
          </div>
        </InboxPanel>
      </Container>
    </Section>
  )
}
