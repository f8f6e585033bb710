import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import type { InboxTexts } from './InboxPanel.tsx'
import { QueueStaircase } from './QueueStaircase.tsx'
import { SharedInbox } from './SharedInbox.tsx'
import styles from './SupportHeroSection.module.css'

type Props = PageTexts['hero'] & { inboxTexts: InboxTexts }

export function SupportHeroSection({ title, lead, claims, inbox, inboxTexts, queue }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <HeroIntro page="customer-ai-support" title={title} lead={lead}>
            <ConversionLinks />
          </HeroIntro>
        </div>
        <SharedInbox {...inbox} texts={inboxTexts} />
      </Container>
      <div className={styles.foot}>
        <Container className={styles.claims}>
          <Stat {...claims.resolved} />
          <Stat {...claims.workload} />
          <Stat {...claims.languages} />
        </Container>
        <QueueStaircase {...queue} />
      </div>
    </section>
  )
}
