import { AboutSection } from '../sections/AboutSection.tsx'
import { BookADemoSection } from '../sections/BookADemoSection.tsx'
import { CaseStudiesSection } from '../sections/CaseStudiesSection.tsx'
import { DiagnosticBannerSection } from '../sections/DiagnosticBannerSection.tsx'
import { HomeHeroSection } from '../sections/HomeHeroSection.tsx'
import { PartnersSection } from '../sections/PartnersSection.tsx'
import { PlatformTabsSection } from '../sections/PlatformTabsSection.tsx'
import { TestimonialsSection } from '../sections/TestimonialsSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function Home() {
  const texts = useTexts('home')
  return (
    <>
      <HomeHeroSection {...texts.hero} desk={texts.supportDesk} />
      <PlatformTabsSection {...texts.platform} />
      <TestimonialsSection {...texts.testimonials} portraits={['marina', 'rafael', 'daniel']} />
      <AboutSection {...texts.about} />
      <CaseStudiesSection {...texts.portfolio} pictures={['procurement', 'retail']} />
      <BookADemoSection {...texts.bookADemo} />
      <PartnersSection {...texts.partners} />
      <DiagnosticBannerSection {...texts.diagnostic} />
    </>
  )
}
