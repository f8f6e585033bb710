import { ClientLogoStrip } from '../../sections/ClientLogoStrip.tsx'
import { AfterSendingSection } from './AfterSendingSection.tsx'
import { PostscriptSection } from './PostscriptSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { Sections } from '../../routing/Later.tsx'

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
