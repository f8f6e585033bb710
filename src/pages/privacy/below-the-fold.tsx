import { useLanguage, usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { NoticeList } from '#sections/NoticeList.tsx'
import { settings } from '#site/build-constants.ts'
import { notice } from '#site/notice-constant.ts'
import { definition } from './definition.ts'

export default function PrivacyBelow() {
  const { sections } = usePageTexts(definition)
  const language = useLanguage()
  const values = { mail: notice.email ?? settings.emails[language], date: notice.testedOn[language] }
  return (
    <Sections>
      <NoticeList sections={notice.sections} texts={sections} values={values} />
    </Sections>
  )
}
