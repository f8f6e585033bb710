import { useLanguage, usePageTexts, useTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { TextLink } from '#sections/ButtonLink.tsx'
import { NoticeList } from '#sections/NoticeList.tsx'
import { settings } from '#site/build-constants.ts'
import { securityNotice } from '#site/security-constant.ts'
import { definition } from './definition.ts'

export default function SecurityBelow() {
  const { sections } = usePageTexts(definition)
  const { footer } = useTexts('common')
  const values = {
    mail: settings.emails[useLanguage()],
    privacy: settings.privacyUrl ?? <TextLink to="/privacy" label={footer.privacy} />,
  }
  return (
    <Sections>
      <NoticeList sections={securityNotice} texts={sections} values={values} />
    </Sections>
  )
}
