import { fillBrackets } from '#site/template.ts'
import { limits, type Fault } from './schema.ts'

type Sentences = Partial<Record<Fault, string>> & { required: string }

/** Error message of a field. Falls back to its `required` message if there is none for this error. */
export function fieldErrorSentence<Field extends string>(
  sentences: Readonly<Record<Field, Sentences>>,
  field: Field,
  fault: Fault,
): string {
  const { [fault]: own, required } = sentences[field]
  const limit = field in limits ? limits[field as keyof typeof limits] : limits.name
  return fillBrackets(own ?? required, { limit: String(limit) })
}
