import { HeroWords } from '#sections/HeroWords.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { HiringDesk } from './HiringDesk.tsx'
import { HiringLinks } from './HiringLinks.tsx'
import styles from './HiringHeroSection.module.css'

type Hiring = PageTexts
type Props = Hiring['hero'] & Pick<Hiring, 'assistantLink' | 'pipeline' | 'chat' | 'week'>

/** The words lie flat on the brand's soft colour, so that the pipeline beneath them is seen at once. */
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
