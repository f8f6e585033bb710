import { HeroIntro } from '#sections/HeroIntro.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { StageRibbon } from './StageRibbon.tsx'
import styles from './ProcurementHeroSection.module.css'

type Procurement = PageTexts
type Props = Procurement['hero'] & Pick<Procurement, 'stages'>

export function ProcurementHeroSection({ title, lead, action, ...demo }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.text}>
        <HeroIntro page="optimize-procurement" title={title} lead={lead} split>
          <SchedulingLink variant="ink">{action}</SchedulingLink>
        </HeroIntro>
      </Container>
      <StageRibbon {...demo} />
    </section>
  )
}
