import { HeroWords } from '#sections/HeroWords.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { LeadPipeline } from './LeadPipeline.tsx'
import { ProspectChat } from './ProspectChat.tsx'
import styles from './SdrHeroSection.module.css'

type Sdr = PageTexts
type Props = Sdr['hero'] & Pick<Sdr, 'pipeline' | 'conversation'>

export function SdrHeroSection({ title, lead, action, pipeline, conversation }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap>
        <HeroWords page="ai-sdr-automation" title={title} lead={lead} split>
          <SchedulingLink variant="ink">{action}</SchedulingLink>
        </HeroWords>
        <div className={styles.board}>
          <LeadPipeline {...pipeline} />
          <ProspectChat {...conversation} />
        </div>
      </Wrap>
    </section>
  )
}
