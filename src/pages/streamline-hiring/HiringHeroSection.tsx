import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { HiringDesk } from './HiringDesk.tsx'
import { HiringLinks } from './HiringLinks.tsx'
import styles from './HiringHeroSection.module.css'

type Hiring = PageTexts
type Props = Hiring['hero'] & Pick<Hiring, 'assistantLink' | 'pipeline' | 'chat' | 'week'>

/** Keeps the intro short, so that the pipeline below it is visible without scrolling. */
export function HiringHeroSection({ title, lead, assistantLink, ...desk }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.text}>
        <HeroIntro page="streamline-hiring" title={title} lead={lead} split>
          <HiringLinks assistantLink={assistantLink} />
        </HeroIntro>
      </Container>
      <Container className={styles.desk}>
        <HiringDesk {...desk} />
      </Container>
    </section>
  )
}
