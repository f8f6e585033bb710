/** The copy of the sample contract is in the locale files. */

export const contractParts = ['price', 'term', 'liability'] as const

export const clauses = [
  { id: 'payment', part: 'price', number: '7.1', risk: 'clear' },
  { id: 'priceChange', part: 'price', number: '7.2', risk: 'medium' },
  { id: 'duration', part: 'term', number: '8.1', risk: 'clear' },
  { id: 'renewal', part: 'term', number: '8.2', risk: 'high' },
  { id: 'liabilityCap', part: 'liability', number: '9.1', risk: 'high' },
  { id: 'lostProfit', part: 'liability', number: '9.2', risk: 'clear' },
] as const

export const clearElsewhere = { before: 9, after: 11 } as const

/** All pages of the contract, and those before the one that is shown. */
export const contractPages = { all: 14, before: 5 } as const

/** The last one gets a suggested wording. */
export const riskyClauses = clauses.filter((clause) => clause.risk !== 'clear')

/** `from` is the scene from which a step is visible. */
export const traceSteps = [
  { id: 'found', time: '12 s', status: 'done', from: 'findings' },
  { id: 'compared', time: '7 s', status: 'done', from: 'findings' },
  { id: 'changed', time: '1 s', status: 'done', from: 'exported' },
] as const

/** A caption about a clause appears once the clause has been read, with the scene of the next one. */
export const captions = [
  { id: 'reading', scene: 'payment', isChapter: true },
  { id: 'priceChange', scene: 'duration' },
  { id: 'renewal', scene: 'liabilityCap' },
  { id: 'liabilityCap', scene: 'lostProfit' },
  { id: 'findings', scene: 'findings', isChapter: true },
  { id: 'suggestion', scene: 'suggestion', isChapter: true },
  { id: 'accepted', scene: 'accepted', isChapter: true },
  { id: 'exported', scene: 'exported', isChapter: true },
] as const

export const chapters = captions.filter((caption) => 'isChapter' in caption)
