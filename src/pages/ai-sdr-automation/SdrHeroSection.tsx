import { HeroIntro } from '#sections/HeroIntro.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { LeadPipeline } from './LeadPipeline.tsx'
import { ProspectChat } from './ProspectChat.tsx'
import styles from './SdrHeroSection.module.css'

export function SdrHeroSection({ hero, pipeline, conversation }: PageTexts) {
  return (
    <section className={styles.hero}>
      <Container>
        <HeroIntro page="ai-sdr-automation" title={hero.title} lead={hero.lead} split>
          <SchedulingLink variant="ink">{hero.action}</SchedulingLink>
        </HeroIntro>
        <div className={styles.board}>
          <LeadPipeline {...pipeline} />
          <ProspectChat {...conversation} />
        </div>
      </Container>
    </section>
  )
}
