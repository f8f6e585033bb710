import { languages } from '#site/languages.ts'
import type { PageId } from '#site/pages.ts'
import { cardFile } from '#site/search/head.ts'
import { drawnLanguages } from '../og-images/card.ts'
import type { Finding } from './finding.ts'

/** Portraits and wordmarks are reported with their people and companies. */
const folders = [
  { folder: 'cases', says: 'shows the work of an invented client', place: 'tools/images/cases.ts' },
  {
    folder: 'videos',
    says: 'was recorded with the sample texts and brand. Record it again with yours (npm run recordings)',
    place: 'public/uploads/videos',
  },
] as const

/** SHA-256 of the sample vendor's mark.svg and mark-on-dark.svg. */
export const sampleMarks: readonly string[] = [
  '313b01abd9c714dea355cff83538b94cfb51715a215956905a1b883e29a05a2a',
  '231a6e3d31aa1ca08de4f8463af551f2e57da7627ebda805a0825d779646155d',
]

export type Drawn = {
  /** SHA-256 of the marks in brand/. */
  marks: readonly string[]
  /** The brand that `npm run og-images` last drew images for. */
  cards: string | undefined
}

const ENDING = new RegExp(`(-(${languages.join('|')}))?\\.\\w+$`)

/** `uploads` are relative to public/uploads: `cases/retail-en.webp`. */
export function pictureFindings(
  uploads: readonly string[],
  { marks, cards }: Drawn,
  brand: string | undefined,
): Finding[] {
  const ofSample = 'The mark, the icons and the logo for search engines belong to the sample vendor.'
  const ofOther = `The social images were drawn for ${cards ?? 'the sample vendor'}.`
  return [
    ...(marks.some((mark) => sampleMarks.includes(mark))
      ? [finding('mark', ofSample, 'brand/mark.svg, brand/mark-on-dark.svg (npm run images)')]
      : []),
    ...(cards !== undefined && cards === brand
      ? []
      : [finding('social', ofOther, 'public/uploads/cards (npm run build && npm run og-images)')]),
    ...folders.flatMap(({ folder, says, place }) => {
      const shown = uploads.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.replace(ENDING, ''))
      return [...new Set(shown)].map((picture) =>
        finding(picture.replace('/', '.'), `public/uploads/${picture} ${says}.`, place),
      )
    }),
  ]
}

function finding(id: string, says: string, place: string): Finding {
  return { id: `pictures.${id}`, group: 'pictures', says, place, blocks: true, confirmable: true }
}

/** `uploads` are relative to public/uploads. */
export function cardFindings(pages: readonly string[], uploads: readonly string[]): Finding[] {
  const isDrawn = (page: string) =>
    drawnLanguages().every((language) => uploads.includes(cardFile(page as PageId, language).replace('/uploads/', '')))
  return pages
    .filter((page) => !isDrawn(page))
    .map((page) => ({
      id: `cards.${page}`,
      group: 'pictures',
      says: `Links to the page "${page}" are shown without an image, because its social image has not been drawn.`,
      place: `npm run build && npm run og-images -- ${page}`,
      blocks: true,
    }))
}
