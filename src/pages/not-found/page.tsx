import { usePageTexts } from '#i18n/useTexts.ts'
import { definition } from './definition.ts'
import { PageFinderSection } from './PageFinderSection.tsx'

export default function NotFound() {
  const { title, text, home, finder, map } = usePageTexts(definition)
  return <PageFinderSection title={title} text={text} home={home} finder={finder} map={map} />
}
