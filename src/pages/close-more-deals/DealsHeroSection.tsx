import { ButtonLink, DemoLink } from '#sections/ButtonLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { PipelineMap } from './PipelineMap.tsx'
import { VisitorChat } from './VisitorChat.tsx'
import styles from './DealsHeroSection.module.css'

type Props = PageTexts['hero'] & Pick<PageTexts, 'deals' | 'pipeline' | 'visitor'>

export function DealsHeroSection({ title, lead, copilot, deals, pipeline, visitor }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <HeroIntro page="close-more-deals" title={title} lead={lead}>
          <DemoLink variant="ink" />
          <ButtonLink page="sales-ai-co-pilot" variant="outline">
            {copilot}
          </ButtonLink>
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
