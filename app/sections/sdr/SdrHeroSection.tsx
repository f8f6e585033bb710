import { LeadPipeline } from '../../demos/sdr/LeadPipeline.tsx'
import { ProspectChat } from '../../demos/sdr/ProspectChat.tsx'
import type { Texts } from '../../texts/resources.ts'
import { Actions } from '../../ui/Button.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { SchedulingLink } from '../SchedulingLink.tsx'
import styles from './SdrHeroSection.module.css'

type Sdr = Texts['aisdautomation']
type Props = Sdr['hero'] & Pick<Sdr, 'pipeline' | 'conversation'>

/** The words side by side on mint; under them the whole pipeline, and one conversation out of it. */
export function SdrHeroSection({ title, lead, action, pipeline, conversation }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap>
        <Breadcrumbs page="ai-sdr-automation" />
        <div className={styles.words}>
          <h1>{title}</h1>
          <div>
            <p className={styles.lead}>{lead}</p>
            <Actions>
              <SchedulingLink look="ink">{action}</SchedulingLink>
            </Actions>
          </div>
        </div>
        <div className={styles.board}>
          <LeadPipeline {...pipeline} />
          <ProspectChat {...conversation} />
        </div>
      </Wrap>
    </section>
  )
}
