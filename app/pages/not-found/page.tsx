import { PageFinderSection } from './PageFinderSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function NotFound() {
  const { title, text, home, finder, map } = usePageTexts(definition)
  return <PageFinderSection title={title} text={text} home={home} finder={finder} map={map} />
}
