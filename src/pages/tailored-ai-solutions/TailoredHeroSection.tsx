import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { HeroWords } from '#sections/HeroWords.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { DrawingLegend } from './DrawingLegend.tsx'
import styles from './TailoredHeroSection.module.css'

export function TailoredHeroSection({ legend, ...words }: PageTexts['hero']) {
  const { actions } = useTexts('common')
  return (
    <section className={styles.hero}>
      <Wrap className={styles.columns}>
        <HeroWords page="tailored-ai-solutions" {...words}>
          <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'ink' })}>
            {actions.bookADemo}
            <ButtonArrow />
          </SiteLink>
        </HeroWords>
        <DrawingLegend {...legend} />
      </Wrap>
    </section>
  )
}
