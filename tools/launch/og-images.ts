import type { PageId } from '#site/pages.ts'
import { cardFile } from '#site/search/head.ts'
import { drawnLanguages } from '../og-images/card.ts'
import type { Finding } from './finding.ts'

/** `uploads` are relative to public/uploads. */
export function cardFindings(pages: readonly string[], uploads: readonly string[]): Finding[] {
  return pages
    .filter((page) =>
      drawnLanguages().some(
        (language) => !uploads.includes(cardFile(page as PageId, language).replace('/uploads/', '')),
      ),
    )
    .map((page) => ({
      id: `cards.${page}`,
      group: 'pictures',
      says: `Links to the page "${page}" are shown without an image, because its social image has not been drawn.`,
      place: `npm run build && npm run og-images -- ${page}`,
      blocks: true,
    }))
}
