import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { NoticeHeroSection } from '#sections/NoticeHeroSection.tsx'
import { securityNotice } from '#site/security-constant.ts'
import { definition } from './definition.ts'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function Security() {
  const { hero, sections } = usePageTexts(definition)
  return <NoticeHeroSection page={definition.id} hero={hero} sections={securityNotice} texts={sections} />
}
