import { Sections } from '../../routing/Later.tsx'
import { usePageTexts } from '../../texts/useTexts.ts'
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
