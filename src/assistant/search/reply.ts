import type { Source } from '../shared/protocol.ts'
import type { Answer } from './answer.ts'

/** `chosen`: by a language model, out of one page or several. `failed`: the answers themselves could not be had. */
export type Reply =
  | Answer
  | { kind: 'chosen'; sentences: readonly string[]; sources: readonly Source[] }
  | { kind: 'failed' }
