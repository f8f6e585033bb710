import { PageLink } from '#routing/PageLink.tsx'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { PipelineMap } from './PipelineMap.tsx'
import { VisitorChat } from './VisitorChat.tsx'
import styles from './DealsHeroSection.module.css'

type Page = PageTexts
type Props = Page['hero'] & Pick<Page, 'deals' | 'pipeline' | 'visitor'>

export function DealsHeroSection({ title, lead, copilot, deals, pipeline, visitor }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <HeroIntro page="close-more-deals" title={title} lead={lead}>
          <ConversionLinks without="/talk-to-an-expert" />
          <PageLink page="sales-ai-co-pilot" className={buttonClass({ variant: 'outline' })}>
            {copilot}
          </PageLink>
        </HeroIntro>
        <div className={styles.map}>
          <PipelineMap {...pipeline} texts={deals} />
        </div>
        <div className={styles.chat}>
          <VisitorChat {...visitor} />
        </div>
      </Container>
    </section>
  )
}
