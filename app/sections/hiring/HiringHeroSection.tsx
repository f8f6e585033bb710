import { HiringDesk } from '../../demos/hiring/HiringDesk.tsx'
import type { Texts } from '../../texts/resources.ts'
import { Actions } from '../../ui/Button.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { HiringLinks } from './HiringLinks.tsx'
import styles from './HiringHeroSection.module.css'

type Hiring = Texts['streamlinehiring']
type Props = Hiring['hero'] & Pick<Hiring, 'assistantLink' | 'pipeline' | 'chat' | 'week'>

/** The words lie flat on soft emerald, so that the pipeline beneath them is seen at once. */
export function HiringHeroSection({ title, lead, assistantLink, ...desk }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.words}>
        <Breadcrumbs page="streamline-hiring" />
        <h1>{title}</h1>
        <div>
          <p className={styles.lead}>{lead}</p>
          <Actions>
            <HiringLinks assistantLink={assistantLink} />
          </Actions>
        </div>
      </Wrap>
      <Wrap className={styles.desk}>
        <HiringDesk {...desk} />
      </Wrap>
    </section>
  )
}
