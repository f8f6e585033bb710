import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroWords } from '#sections/HeroWords.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { PolicyChat } from './PolicyChat.tsx'
import styles from './HrHeroSection.module.css'

type Hr = PageTexts
type Props = Hr['hero'] & { demo: Hr['policyChat'] }

export function HrHeroSection({ demo, ...words }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.columns}>
        <div className={styles.words}>
          <HeroWords page="hr-ai-assistant" {...words}>
            <ConversionLinks />
          </HeroWords>
        </div>
        <PolicyChat {...demo} />
      </Wrap>
    </section>
  )
}
