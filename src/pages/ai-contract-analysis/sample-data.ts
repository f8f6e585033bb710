/** The sample contract of this page, and its recording: numbers, risks and order. The words beside them are in its texts. */

export const contractParts = ['price', 'term', 'liability'] as const

/** The page that is shown, clause by clause. */
export const clauses = [
  { id: 'payment', part: 'price', number: '7.1', risk: 'clear' },
  { id: 'priceChange', part: 'price', number: '7.2', risk: 'medium' },
  { id: 'duration', part: 'term', number: '8.1', risk: 'clear' },
  { id: 'renewal', part: 'term', number: '8.2', risk: 'high' },
  { id: 'liabilityCap', part: 'liability', number: '9.1', risk: 'high' },
  { id: 'lostProfit', part: 'liability', number: '9.2', risk: 'clear' },
] as const

/** Clear clauses on the pages before the one that is shown, and on those after it. */
export const clearElsewhere = { before: 9, after: 11 } as const

/** How many pages the contract has, and how many of them come before the one that is shown. */
export const contractPages = { all: 14, before: 5 } as const

/** What the findings are about. New wording is suggested for the last of them. */
export const riskyClauses = clauses.filter((clause) => clause.risk !== 'clear')

/** What was done, how long it took, and from which scene on it is seen. */
export const traceSteps = [
  { id: 'found', time: '12 s', status: 'done', from: 'findings' },
  { id: 'compared', time: '7 s', status: 'done', from: 'findings' },
  { id: 'changed', time: '1 s', status: 'done', from: 'exported' },
] as const

/** The parts of the recording that one can jump to, by the scene that each starts with. */
export const chapters = [
  { id: 'reading', scene: 'payment' },
  { id: 'findings', scene: 'findings' },
  { id: 'suggestion', scene: 'suggestion' },
  { id: 'accepted', scene: 'accepted' },
  { id: 'exported', scene: 'exported' },
] as const

/** The captions of the recording. One that speaks of a clause waits until it has been read: for the scene of the next. */
export const captions = [
  { id: 'reading', scene: 'payment' },
  { id: 'priceChange', scene: 'duration' },
  { id: 'renewal', scene: 'liabilityCap' },
  { id: 'liabilityCap', scene: 'lostProfit' },
  { id: 'findings', scene: 'findings' },
  { id: 'suggestion', scene: 'suggestion' },
  { id: 'accepted', scene: 'accepted' },
  { id: 'exported', scene: 'exported' },
] as const
