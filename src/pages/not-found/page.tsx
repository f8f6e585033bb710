import { usePageTexts } from '#i18n/useTexts.ts'
import { definition } from './definition.ts'
import { PageFinderSection } from './PageFinderSection.tsx'

export default function NotFound() {
  return <PageFinderSection {...usePageTexts(definition)} />
}
