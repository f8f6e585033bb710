/** What to do next, in this order, and about how long one finding takes. */
export const groups = {
  settings: { title: 'Set your name, domain and contacts', minutes: 3 },
  forms: { title: 'Decide who hears of leads', minutes: 10 },
  people: { title: 'Replace or confirm people and companies', minutes: 10 },
  texts: { title: 'Replace or confirm sample texts', minutes: 10 },
  claims: { title: 'Give your figures a source', minutes: 10 },
  pictures: { title: 'Draw pictures and record demos again', minutes: 10 },
  checks: { title: 'Check the build', minutes: 15 },
} as const

/** Something between this checkout and the public. */
export type Finding = {
  /** Under this name an owner confirms it, where that is possible. */
  id: string
  group: keyof typeof groups
  says: string
  /** Where it is changed: files, or settings. */
  place: string
  /** Whether the site should not go public with it; otherwise it is a hint. */
  blocks: boolean
  /** It goes away when somebody has stood by it in brand/confirmed.json: nothing else can tell what is true. */
  confirmable?: true
}

export const SETTINGS = '.env'
