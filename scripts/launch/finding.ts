/** In the order in which they are told. */
export const groups = {
  settings: 'Settings',
  forms: 'What visitors send',
  people: 'People and companies',
  texts: 'Sample copy',
  claims: 'Figures without a source of yours',
  pictures: 'Pictures and recordings of samples',
  checks: 'Checks',
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
