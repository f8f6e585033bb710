import { languageFacts, languages } from '#site/languages.ts'
import type { Finding } from './finding.ts'

/** Pages without an og image. `uploads` are the files under public/uploads. */
export function cardFindings(pages: readonly string[], uploads: readonly string[]): Finding[] {
  const pictures = [...new Set(languages.map((language) => languageFacts[language].pictures))]
  return pages
    .filter((page) => pictures.some((picture) => !uploads.includes(`cards/${page}-${picture}.jpg`)))
    .map((page) => ({
      id: `cards.${page}`,
      group: 'pictures',
      says: `Links to the page "${page}" are shown without an image, because its social image has not been drawn.`,
      place: `npm run build && npm run og-images -- ${page}`,
      blocks: true,
    }))
}
