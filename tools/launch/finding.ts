/** In the order to work through. `minutes` is an estimate per finding. */
export const groups = {
  settings: { title: 'Set your name, domain and contacts', minutes: 3 },
  forms: { title: 'Choose how your team learns about leads', minutes: 10 },
  people: { title: 'Replace or confirm people and companies', minutes: 10 },
  texts: { title: 'Replace or confirm sample texts', minutes: 10 },
  claims: { title: 'Give your figures a source', minutes: 10 },
  pictures: { title: 'Redraw images and record demos again', minutes: 10 },
  checks: { title: 'Check the build', minutes: 15 },
} as const

export type Finding = {
  /** Confirms the finding in brand/confirmed.json. */
  id: string
  group: keyof typeof groups
  says: string
  /** Files or settings to change. */
  place: string
  /** Findings that don't block are hints. */
  blocks: boolean
  /** No check can know whether it is true, so the owner can confirm it. */
  confirmable?: true
}
