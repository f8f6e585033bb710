import { HeroWords } from '#sections/HeroWords.tsx'
import { Wrap } from '#ui/Wrap.tsx'
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
      <Wrap className={styles.words}>
        <HeroWords page="streamline-hiring" title={title} lead={lead} split>
          <HiringLinks assistantLink={assistantLink} />
        </HeroWords>
      </Wrap>
      <Wrap className={styles.desk}>
        <HiringDesk {...desk} />
      </Wrap>
    </section>
  )
}
