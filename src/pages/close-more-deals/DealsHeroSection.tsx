import { PageLink } from '#routing/PageLink.tsx'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroWords } from '#sections/HeroWords.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { PipelineMap } from './PipelineMap.tsx'
import { VisitorChat } from './VisitorChat.tsx'
import styles from './DealsHeroSection.module.css'

type Page = PageTexts
type Props = Page['hero'] & Pick<Page, 'deals' | 'pipeline' | 'visitor'>

export function DealsHeroSection({ title, lead, copilot, deals, pipeline, visitor }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.columns}>
        <HeroWords page="close-more-deals" title={title} lead={lead}>
          <ConversionLinks without="/talk-to-an-expert" />
          <PageLink page="sales-ai-co-pilot" className={buttonClass({ variant: 'outline' })}>
            {copilot}
          </PageLink>
        </HeroWords>
        <div className={styles.map}>
          <PipelineMap {...pipeline} texts={deals} />
        </div>
        <div className={styles.chat}>
          <VisitorChat {...visitor} />
        </div>
      </Wrap>
    </section>
  )
}
