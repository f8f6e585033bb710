import type { PageId } from '#site/pages.ts'
import { ContainedSection } from '#ui/Section.tsx'
import { ConversionLinks } from './ConversionLinks.tsx'
import { HeroIntro } from './HeroIntro.tsx'
import styles from './OpeningSection.module.css'

export function OpeningSection(props: { page: PageId; title: string; lead: string }) {
  return (
    <ContainedSection className={styles.opening}>
      <HeroIntro {...props}>
        <ConversionLinks />
      </HeroIntro>
    </ContainedSection>
  )
}
