import { HeroIntro } from '#sections/HeroIntro.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { LeadPipeline } from './LeadPipeline.tsx'
import { ProspectChat } from './ProspectChat.tsx'
import styles from './SdrHeroSection.module.css'

type Props = PageTexts['hero'] & Pick<PageTexts, 'pipeline' | 'conversation'>

export function SdrHeroSection({ title, lead, action, pipeline, conversation }: Props) {
  return (
    <section className={styles.hero}>
      <Container>
        <HeroIntro page="ai-sdr-automation" title={title} lead={lead} split>
          <SchedulingLink variant="ink">{action}</SchedulingLink>
        </HeroIntro>
        <div className={styles.board}>
          <LeadPipeline {...pipeline} />
          <ProspectChat {...conversation} />
        </div>
      </Container>
    </section>
  )
}
