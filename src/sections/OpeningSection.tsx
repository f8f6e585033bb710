import type { PageId } from '#site/pages.ts'
import { Container } from '#ui/Container.tsx'
import { ConversionLinks } from './ConversionLinks.tsx'
import { HeroIntro } from './HeroIntro.tsx'
import styles from './OpeningSection.module.css'

type Props = { page: PageId; title: string; lead: string }

export function OpeningSection(props: Props) {
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
