import * as z from 'zod'

/** Throws an error that names the file and the id of each wrong entry. */
export function parseContent<Id extends string, Entry>(
  file: string,
  entry: z.ZodType<Entry>,
  json: Readonly<Record<Id, unknown>>,
): Readonly<Record<Id, Entry>> {
  const { data, error } = z.record(z.string(), entry).safeParse(json)
  if (data) return data as Record<Id, Entry>
  const mistakes = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`src/site/content/${file} is invalid:\n${mistakes.join('\n')}`)
}

export const inLanguages = z.object({ en: z.string() }).catchall(z.string())
