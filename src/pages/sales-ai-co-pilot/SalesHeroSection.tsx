import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { FollowUpThread } from './FollowUpThread.tsx'
import { LeadRecord } from './LeadRecord.tsx'
import styles from './SalesHeroSection.module.css'

type Copilot = PageTexts
type Props = Copilot['hero'] & Pick<Copilot, 'record' | 'thread'>

/** The follow-ups are on a dark background that extends to the edge of the page. */
export function SalesHeroSection({ title, lead, record, thread }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <HeroIntro page="sales-ai-co-pilot" title={title} lead={lead}>
            <ConversionLinks />
          </HeroIntro>
        </div>
        <div className={styles.record}>
          <LeadRecord {...record} />
        </div>
        <div className={styles.thread}>
          <FollowUpThread {...thread} />
        </div>
      </Container>
    </section>
  )
}
