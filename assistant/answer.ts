export type Answer =
  | { kind: 'answer'; sentences: string[]; source: { path: string; title: string } }
  | { kind: 'unknown' }

export type Assistant = { answer(question: string): Answer }
