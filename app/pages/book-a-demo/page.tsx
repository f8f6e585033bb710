import { ClientLogoStrip } from '../../sections/ClientLogoStrip.tsx'
import { AfterSendingSection } from './AfterSendingSection.tsx'
import { DemoHeroSection } from './DemoHeroSection.tsx'
import { PostscriptSection } from './PostscriptSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function BookADemo() {
  const { hero, clients, after, postscript } = usePageTexts(definition)
  return (
    <>
      <DemoHeroSection {...hero} />
      <ClientLogoStrip label={clients} speed="slow" pausable />
      <AfterSendingSection {...after} />
      <PostscriptSection {...postscript} />
    </>
  )
}
