import { PageFinderSection } from './PageFinderSection.tsx'
import { useTexts } from '../../texts/useTexts.ts'

export default function NotFound() {
  const { title, text, home, finder, map } = useTexts('notfound')
  return <PageFinderSection title={title} text={text} home={home} finder={finder} map={map} />
}
