import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { PolicyChat } from './PolicyChat.tsx'
import styles from './HrHeroSection.module.css'

type Hr = PageTexts
type Props = Hr['hero'] & { demo: Hr['policyChat'] }

export function HrHeroSection({ demo, ...texts }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <HeroIntro page="hr-ai-assistant" {...texts}>
            <ConversionLinks />
          </HeroIntro>
        </div>
        <PolicyChat {...demo} />
      </Container>
    </section>
  )
}
