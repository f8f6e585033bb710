import { HeroWords } from '#sections/HeroWords.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { StageRibbon } from './StageRibbon.tsx'
import styles from './ProcurementHeroSection.module.css'

type Procurement = PageTexts
type Props = Procurement['hero'] & Pick<Procurement, 'stages'>

export function ProcurementHeroSection({ title, lead, action, ...demo }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.words}>
        <HeroWords page="optimize-procurement" title={title} lead={lead} split>
          <SchedulingLink variant="ink">{action}</SchedulingLink>
        </HeroWords>
      </Wrap>
      <StageRibbon {...demo} />
    </section>
  )
}
