import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ReviewHeroSection.module.css'

export function ReviewHeroSection(texts: PageTexts['hero']) {
  return (
    <ContainedSection className={styles.hero}>
      <HeroIntro page="contract-review" {...texts} split>
        <ConversionLinks />
      </HeroIntro>
    </ContainedSection>
  )
}
