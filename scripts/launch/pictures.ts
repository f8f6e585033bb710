import { languages } from '../../app/site/languages.ts'
import type { Finding } from './finding.ts'

/** What the uploads hold that shows samples. Portraits and wordmarks go with those whom they show. */
const folders = [
  { folder: 'cases', says: 'shows the work of an invented client', place: 'scripts/images/cases.ts' },
  {
    folder: 'videos',
    says: 'was recorded with the sample texts and brand: record it again when they are yours (npm run videos)',
    place: 'public/uploads/videos',
  },
] as const

/** Drawn for a brand, whatever they show: nobody but their owner can say whose they are. */
const drawn = [
  {
    id: 'mark',
    says: 'The mark, the icons and the logo for search engines are the sample vendor’s.',
    place: 'brand/mark.svg, brand/mark-on-dark.svg (npm run images)',
  },
  {
    id: 'social',
    says: 'The pictures that go with shared links were drawn for the sample vendor.',
    place: 'public/uploads/cards (npm run cards)',
  },
]

const ENDING = new RegExp(`(-(${languages.join('|')}))?\\.\\w+$`)

/** `uploads` are the files under public/uploads, such as `cases/retail-en.webp`. */
export function pictureFindings(uploads: readonly string[]): Finding[] {
  const shown = folders.flatMap(({ folder, says, place }) => {
    const names = uploads.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1))
    return [...new Set(names.map((name) => name.replace(ENDING, '')))].map((name) =>
      finding(`${folder}.${name}`, `public/uploads/${folder}/${name} ${says}.`, place),
    )
  })
  return [...drawn.map(({ id, says, place }) => finding(id, says, place)), ...shown]
}

function finding(id: string, says: string, place: string): Finding {
  return { id: `pictures.${id}`, group: 'pictures', says, place, blocks: true, confirmable: true }
}
