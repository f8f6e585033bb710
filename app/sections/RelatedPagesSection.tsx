import { pageById, pagesInGroup, type PageId } from '../site/pages.ts'
import { useTexts } from '../texts/useTexts.ts'
import { PageLinksSection } from './PageLinksSection.tsx'

/** The other pages of the same menu; from the two desks, the assistants. */
export function RelatedPagesSection({ page }: { page: PageId }) {
  const { related } = useTexts('common')
  const { group } = pageById(page)
  const neighbours = pagesInGroup(group === 'desk' ? 'platform' : group).map(({ id }) => id)
  return <PageLinksSection title={related[group]} pages={neighbours.filter((id) => id !== page)} />
}
