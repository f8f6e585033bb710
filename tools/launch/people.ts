import type { Company, Person, Side } from '#site/people.ts'
import type { Finding } from './finding.ts'

export type PeopleOnSite = {
  companies: Readonly<Record<string, Company>>
  people: Readonly<Record<string, Person>>
  pages: readonly string[]
  /** Files under public/uploads. Portraits are named after the person's id. */
  uploads: readonly string[]
}

const FILES = { companies: 'src/site/content/companies.json', people: 'src/site/content/people.json' }

/** Everyone else appears in a demo. */
const realRoles: Partial<Record<Side, string>> = {
  client: 'client',
  partner: 'partner',
  colleague: 'colleague of yours',
}

const files: Partial<Record<Side, string>> = {
  client: 'src/sections/logos.ts and public/uploads/logos',
  partner: 'src/pages/home/page-data.ts and public/uploads/partners',
}

export function peopleFindings({ companies, people, pages, uploads }: PeopleOnSite): Finding[] {
  const onSite = (on: readonly string[]) => on.filter((page) => pages.includes(page))
  const shownPeople = Object.entries(people).filter(([, { on }]) => onSite(on).length > 0)
  const portraitOf = (id: string) =>
    uploads.map((file) => (file.startsWith(`avatars/${id}.`) ? `, public/uploads/${file}` : '')).join('')
  const real = [
    ...Object.entries(companies).map(([id, company]) => {
      return { ...company, id: `companies.${id}`, place: `${FILES.companies}, ${files[company.side] ?? 'copy'}` }
    }),
    ...shownPeople.map(([id, person]) => {
      const on = onSite(person.on)
      const copy = `copy on the page${on.length > 1 ? 's' : ''} ${on.join(', ')}`
      return { ...person, id: `people.${id}`, place: `${FILES.people}, ${copy}${portraitOf(id)}` }
    }),
  ].filter(({ side }) => realRoles[side])
  return [
    ...real.map(({ id, name, side, place }): Finding => {
      const says = `${nameOf(name)} is shown as a ${realRoles[side]}. This entry counts as a sample until you confirm it.`
      return { id, group: 'people', says, place, blocks: true, confirmable: true }
    }),
    // Demos may have invented people, but the owner should know.
    ...pages.flatMap((page): Finding[] => {
      const names = [...Object.values(people), ...Object.values(companies)]
        .filter(({ side, on }) => !realRoles[side] && on?.includes(page))
        .map(({ name }) => nameOf(name))
      if (names.length === 0) return []
      const says = `The demos of ${page} show invented people and companies (${names.join(', ')}).`
      const place = Object.values(FILES).join(', ')
      return [{ id: `demos.${page}`, group: 'people', says, place, blocks: false, confirmable: true }]
    }),
  ]
}

function nameOf(name: Company['name']): string {
  return typeof name === 'string' ? name : name.en
}
