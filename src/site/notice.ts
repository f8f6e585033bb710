/** Pages made of paragraphs that each depend on the settings: the privacy notice, and security. */

export type NoticeSection<Id extends string = string> = {
  id: Id
  paragraphs: readonly string[]
  /** Values for the brackets in its paragraphs. */
  values: Readonly<Record<string, string>>
}

type Texts = Readonly<Record<string, { paragraphs: object }>>

/** For each paragraph, whether it applies. */
export type Conditions<Sections extends Texts> = {
  readonly [Id in keyof Sections]: Readonly<Record<keyof Sections[Id]['paragraphs'], unknown>>
}

type Values<Id extends string> = Readonly<Partial<Record<Id, Readonly<Record<string, string | undefined>>>>>

/** Leaves out sections without paragraphs. */
export function sectionsOf<Sections extends Texts>(
  conditions: Partial<Conditions<Sections>>,
  values: Values<keyof Sections & string>,
): NoticeSection<keyof Sections & string>[] {
  const ids = Object.keys(conditions) as (keyof Sections & string)[]
  const sections = ids.map((id) => ({
    id,
    paragraphs: Object.entries(conditions[id] ?? {}).flatMap(([paragraph, applies]) => (applies ? [paragraph] : [])),
    values: Object.fromEntries(
      Object.entries(values[id] ?? {}).flatMap(([name, text]) => (text ? [[name, text]] : [])),
    ),
  }))
  return sections.filter(({ paragraphs }) => paragraphs.length > 0)
}
