import type { Source } from '../shared/protocol.ts'
import type { Answer } from './answer.ts'

/** `chosen`: picked by a language model, from one or more pages. `failed`: the assistant could not be loaded. */
export type Reply =
  | Answer
  | { kind: 'chosen'; sentences: readonly string[]; sources: readonly Source[] }
  | { kind: 'failed' }
