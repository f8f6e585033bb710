import { HomeHeroSection } from '../sections/HomeHeroSection.tsx'
import { PageLinksSection } from '../sections/PageLinksSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function Home() {
  const { hero, platform } = useTexts('home')
  return (
    <>
      <HomeHeroSection {...hero} />
      <PageLinksSection
        id="platform"
        title={platform.title}
        pages={['customer-ai-support', 'sales-ai-co-pilot', 'ai-contract-analysis', 'hr-ai-assistant']}
      />
    </>
  )
}
