import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { QuoteSection } from '#sections/QuoteSection.tsx'
import { definition } from './definition.ts'
import { PortfolioSection } from './PortfolioSection.tsx'
import { StepsTableSection } from './StepsTableSection.tsx'
import { ThreeDrawingsSection } from './ThreeDrawingsSection.tsx'
import { TitleBlockSection } from './TitleBlockSection.tsx'
import styles from './below-the-fold.module.css'

export default function TailoredAiSolutionsBelow() {
  const { desk, steps, hold, voice, portfolio, faq, close } = usePageTexts(definition)
  return (
    <Sections>
      <ThreeDrawingsSection desk={desk} steps={steps} />
      <StepsTableSection {...hold} steps={steps} />
      <QuoteSection {...voice} person="derek" surface="sand" containerClass={styles.voice} />
      <PortfolioSection {...portfolio} />
      <FaqSection title={faq.title} groups={[{ items: Object.values(faq.items) }]} beside />
      <TitleBlockSection {...close} />
    </Sections>
  )
}
