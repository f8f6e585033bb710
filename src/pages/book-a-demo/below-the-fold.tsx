import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { ClientLogoStrip } from '#sections/ClientLogoStrip.tsx'
import { AfterSendingSection } from './AfterSendingSection.tsx'
import { definition } from './definition.ts'
import { PostscriptSection } from './PostscriptSection.tsx'

export default function BookADemoBelow() {
  const { clients, after, postscript } = usePageTexts(definition)
  return (
    <Sections>
      <ClientLogoStrip label={clients} speed="slow" pausable />
      <AfterSendingSection {...after} />
      <PostscriptSection {...postscript} />
    </Sections>
  )
}
