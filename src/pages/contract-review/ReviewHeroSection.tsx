import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ReviewHeroSection.module.css'

export function ReviewHeroSection(texts: PageTexts['hero']) {
  return (
    <section className={styles.hero}>
      <Container>
        <HeroIntro page="contract-review" {...texts} split>
          <ConversionLinks />
        </HeroIntro>
      </Container>
    </section>
  )
}
