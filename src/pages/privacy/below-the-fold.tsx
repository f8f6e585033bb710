import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { NoticeList } from './NoticeList.tsx'

export default function PrivacyBelow() {
  const { sections } = usePageTexts(definition)
  return (
    <Sections>
      <NoticeList sections={sections} />
    </Sections>
  )
}
