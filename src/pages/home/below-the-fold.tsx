import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { AboutSection } from './AboutSection.tsx'
import { BookADemoSection } from './BookADemoSection.tsx'
import { CaseStudiesSection } from './CaseStudiesSection.tsx'
import { definition } from './definition.ts'
import { DiagnosticBannerSection } from './DiagnosticBannerSection.tsx'
import { PartnersSection } from './PartnersSection.tsx'
import { PlatformTabsSection } from './PlatformTabsSection.tsx'
import { TestimonialsSection } from './TestimonialsSection.tsx'

export default function HomeBelow() {
  const texts = usePageTexts(definition)
  return (
    <Sections>
      <PlatformTabsSection {...texts.platform} />
      <TestimonialsSection {...texts.testimonials} />
      <AboutSection {...texts.about} />
      <CaseStudiesSection {...texts.portfolio} />
      <BookADemoSection {...texts.bookADemo} />
      <PartnersSection {...texts.partners} />
      <DiagnosticBannerSection {...texts.diagnostic} />
    </Sections>
  )
}
