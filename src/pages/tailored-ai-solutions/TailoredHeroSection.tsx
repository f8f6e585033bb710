import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { DrawingLegend } from './DrawingLegend.tsx'
import styles from './TailoredHeroSection.module.css'

export function TailoredHeroSection({ legend, ...texts }: PageTexts['hero']) {
  const { actions } = useTexts('common')
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <HeroIntro page="tailored-ai-solutions" {...texts}>
          <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'ink' })}>
            {actions.bookADemo}
            <ButtonArrow />
          </SiteLink>
        </HeroIntro>
        <DrawingLegend {...legend} />
      </Container>
    </section>
  )
}
