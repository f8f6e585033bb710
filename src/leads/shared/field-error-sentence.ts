import { fillBrackets } from '#site/template.ts'
import { limits, type FieldError } from './schema.ts'

type Sentences = Partial<Record<FieldError, string>> & { required: string }

/** Falls back to the `required` message if there is none for this error. */
export function fieldErrorSentence<Field extends string>(
  sentences: Readonly<Record<Field, Sentences>>,
  field: Field,
  error: FieldError,
): string {
  const { [error]: own, required } = sentences[field]
  const limit = field in limits ? limits[field as keyof typeof limits] : limits.name
  return fillBrackets(own ?? required, { limit: String(limit) })
}
