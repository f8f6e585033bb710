import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroWords } from '#sections/HeroWords.tsx'
import { Stat } from '#ui/Stat.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import type { InboxTexts } from './InboxPanel.tsx'
import { QueueStaircase } from './QueueStaircase.tsx'
import { SharedInbox } from './SharedInbox.tsx'
import styles from './SupportHeroSection.module.css'

type Props = PageTexts['hero'] & { inboxTexts: InboxTexts }

export function SupportHeroSection({ title, lead, claims, inbox, inboxTexts, queue }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.columns}>
        <div className={styles.words}>
          <HeroWords page="customer-ai-support" title={title} lead={lead}>
            <ConversionLinks />
          </HeroWords>
        </div>
        <SharedInbox {...inbox} texts={inboxTexts} />
      </Wrap>
      <div className={styles.foot}>
        <Wrap className={styles.claims}>
          <Stat {...claims.resolved} />
          <Stat {...claims.workload} />
          <Stat {...claims.languages} />
        </Wrap>
        <QueueStaircase {...queue} />
      </div>
    </section>
  )
}
