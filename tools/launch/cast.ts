import type { Company, Person, Side } from '#site/people.ts'
import type { Finding } from './finding.ts'

export type Cast = {
  companies: Readonly<Record<string, Company>>
  people: Readonly<Record<string, Person>>
  /** Ids of the existing pages. */
  pages: readonly string[]
  /** Files under public/uploads. Portraits are named after the id of the person. */
  uploads: readonly string[]
}

/** Shown as real. Everyone else appears in a demo. */
const real: Partial<Record<Side, string>> = {
  client: 'a client',
  partner: 'a partner',
  colleague: 'a colleague of yours',
}

const CAST = 'src/site/people.ts'

const places: Partial<Record<Side, string>> = {
  client: 'src/sections/logos.ts and public/uploads/logos',
  partner: 'src/pages/home/page-data.ts and public/uploads/partners',
}

export function castFindings({ companies, people, pages, uploads }: Cast): Finding[] {
  const there = (on: readonly string[]) => on.filter((page) => pages.includes(page))
  const shown = Object.entries(people).filter(([, { on }]) => there(on).length > 0)
  const portraitOf = (id: string) =>
    uploads.filter((file) => file.startsWith(`avatars/${id}.`)).map((file) => `, public/uploads/${file}`)
  return [
    ...Object.entries(companies).flatMap(([id, { name, side }]) =>
      real[side] ? [invented(`companies.${id}`, said(name), side, `${CAST}, ${places[side] ?? 'texts'}`)] : [],
    ),
    ...shown.flatMap(([id, { name, side, on }]) =>
      real[side]
        ? [
            invented(
              `people.${id}`,
              said(name),
              side,
              `${CAST}, texts of ${there(on).join(', ')}${portraitOf(id).join('')}`,
            ),
          ]
        : [],
    ),
    ...pages.flatMap((page) => {
      const names = [...Object.values(people), ...Object.values(companies)]
        .filter(({ side, on }) => !real[side] && on?.some((each) => each === page))
        .map(({ name }) => said(name))
      return names.length > 0 ? [inDemos(page, names)] : []
    }),
  ]
}

function invented(id: string, name: string, side: Side, place: string): Finding {
  return {
    id,
    group: 'people',
    says: `${name} is shown as ${real[side]}: a sample until you confirm it.`,
    place,
    blocks: true,
    confirmable: true,
  }
}

/** Demos may have invented people, but the owner should know. */
function inDemos(page: string, names: readonly string[]): Finding {
  return {
    id: `demos.${page}`,
    group: 'people',
    says: `The demos of ${page} have an invented cast (${names.join(', ')}).`,
    place: CAST,
    blocks: false,
    confirmable: true,
  }
}

function said(name: Company['name']): string {
  return typeof name === 'string' ? name : name.en
}
