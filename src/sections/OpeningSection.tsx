import type { PageId } from '#site/pages.ts'
import { Container } from '#ui/Container.tsx'
import { ConversionLinks } from './ConversionLinks.tsx'
import { HeroIntro } from './HeroIntro.tsx'
import styles from './OpeningSection.module.css'

export function OpeningSection(props: { page: PageId; title: string; lead: string }) {
  return (
    <section className={styles.opening}>
      <Container>
        <HeroIntro {...props}>
          <ConversionLinks />
        </HeroIntro>
      </Container>
    </section>
  )
}
