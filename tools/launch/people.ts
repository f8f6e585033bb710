import type { Company, Person, Side } from '#site/people.ts'
import type { Finding } from './finding.ts'

export type PeopleOnSite = {
  companies: Readonly<Record<string, Company>>
  people: Readonly<Record<string, Person>>
  pages: readonly string[]
  /** Portraits that are drawn by `npm run images`. */
  drawnPortraits: readonly string[]
}

const FILES = { companies: 'src/site/content/companies.json', people: 'src/site/content/people.json' }
const PORTRAITS = 'public/uploads/avatars'

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

export function peopleFindings({ companies, people, pages, drawnPortraits }: PeopleOnSite): Finding[] {
  const onSite = (on: readonly string[]) => on.filter((page) => pages.includes(page))
  const shownPeople = Object.entries(people).filter(([, { on }]) => onSite(on).length > 0)
  const shownPortraits = new Set(shownPeople.flatMap(([, { side, portrait }]) => (realRoles[side] && portrait) || []))
  const drawn = drawnPortraits.filter((file) => shownPortraits.has(file))
  const real = [
    ...Object.entries(companies).map(([id, company]) => {
      return { ...company, id: `companies.${id}`, place: `${FILES.companies}, ${files[company.side] ?? 'copy'}` }
    }),
    ...shownPeople.map(([id, person]) => {
      const on = onSite(person.on)
      const copy = `copy on the page${on.length > 1 ? 's' : ''} ${on.join(', ')}`
      const portrait = person.portrait ? `, ${PORTRAITS}/${person.portrait}` : ''
      return { ...person, id: `people.${id}`, place: `${FILES.people}, ${copy}${portrait}` }
    }),
  ].filter(({ side }) => realRoles[side])
  return [
    ...real.map(({ id, name, side, place }): Finding => {
      const says = `${nameOf(name)} is shown as a ${realRoles[side]}. This entry counts as a sample until you confirm it.`
      return { id, group: 'people', says, place, blocks: true, confirmable: true }
    }),
    ...portraitFindings(drawn),
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

function portraitFindings(drawn: readonly string[]): Finding[] {
  if (drawn.length === 0) return []
  const says = 'The portraits of clients and colleagues are drawn samples.'
  const place = `${PORTRAITS}: ${drawn.join(', ')}`
  return [{ id: 'portraits', group: 'people', says, place, blocks: true, confirmable: true }]
}

function nameOf(name: Company['name']): string {
  return typeof name === 'string' ? name : name.en
}
