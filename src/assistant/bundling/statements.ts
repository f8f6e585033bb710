export type Statement = {
  /** Key path within the page's texts. */
  id: string
  heading: string
  sentences: readonly string[]
  /** The question this statement answers, if any. */
  question?: string
  joinedIds?: readonly string[]
}

export type Tree = { readonly [key: string]: unknown }

/** `skipped`: keys and sentences. */
type Context = { id: string; heading: string; skipped: ReadonlySet<string> }

const headingKeys = ['title', 'headline', 'company', 'moment', 'what', 'name', 'label', 'when']
const figureKeys = ['value', 'figure']
const unitKeys = ['label', 'text', 'description']

/** Texts under these keys make sense without a heading. */
const leadKeys = new Set(['lead', 'description', 'subheadline'])

/** Used only as part of another statement. */
const partKeys = new Set([...headingKeys, 'question', 'answer'])

const MIN_WORDS = 4

/** The same as in an answer. */
const MAX_SENTENCES = 4

export function statementsIn(texts: Tree, context: Context): Statement[] {
  const entries = Object.entries(texts)
    .map(([key, value]) => ({ key, value, id: context.id === '' ? key : `${context.id}.${key}` }))
    .filter(({ id }) => !context.skipped.has(id))
  const own = Object.fromEntries(entries.flatMap(({ key, value }) => (typeof value === 'string' ? [[key, value]] : [])))
  const { question, answer } = own
  const figure = figureIn(own)
  const title = figure ?? firstOf(own, headingKeys)
  const heading = title && !isDemoContent(title) ? title : context.heading
  const card = cardIn(own, { ...context, heading })

  return [
    ...(question && answer && isStatement(answer)
      ? [{ id: context.id, heading: context.heading, question, sentences: sentencesOf(answer) }]
      : []),
    // If there is text below a figure, the figure is its heading.
    ...(figure && card.length === 0 ? [figureStatement(figure, context)] : []),
    ...card,
    ...entries.flatMap(({ value, id }) => {
      if (isList(value)) return listIn(value, id, heading)
      return typeof value === 'object' ? statementsIn(value as Tree, { ...context, id, heading }) : []
    }),
  ]
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?])\s+(?=[\p{Lu}\d])/u)
}

export function joinStatements(statements: readonly Statement[]): Statement[] {
  const result: Statement[] = []
  for (const statement of statements) {
    const last = result.at(-1)
    const leadIn = `${statement.heading}: `
    const [first = '', ...rest] = statement.sentences
    const follows = last?.heading === statement.heading && last.sentences[0]?.startsWith(leadIn) === true
    if (follows && first.startsWith(leadIn) && last.sentences.length + statement.sentences.length <= MAX_SENTENCES) {
      const joinedIds = [...(last.joinedIds ?? []), statement.id]
      const sentences = [...last.sentences, first.slice(leadIn.length), ...rest]
      result[result.length - 1] = { ...last, joinedIds, sentences }
    } else {
      result.push(statement)
    }
  }
  return result
}

/** Anything less is a label. */
function isStatement(text: string): boolean {
  return /[.?]$/.test(text) && wordCount(text) >= MIN_WORDS && !isDemoContent(text)
}

/** Demo content: marked text, quotes, sample people ("Ana P.") and sample amounts. */
function isDemoContent(text: string): boolean {
  return /[[\]“”…$]|R\$|\p{Lu}\p{L}+[ \u00a0]\p{Lu}\./u.test(text)
}

function wordCount(text: string): number {
  return text.split(/\s+/).length
}

function firstOf(texts: Record<string, string>, keys: readonly string[]): string | undefined {
  return keys.map((key) => texts[key]).find((text) => text !== undefined)
}

/** Joins "85%" and "of legal review time cut". */
function figureIn(own: Record<string, string>): string | undefined {
  const figure = firstOf(own, figureKeys)
  const unit = firstOf(own, unitKeys)
  if (!figure || !unit || !/\d/.test(figure) || isDemoContent(unit)) return undefined
  // `before` can be "up to". With `after`, the two are labels of a before-and-after bar instead.
  const before = own['after'] === undefined ? own['before'] : undefined
  return [before, figure, unit].filter((part) => part !== undefined).join(' ')
}

function figureStatement(figure: string, { id, heading }: Context): Statement {
  return { id, heading, sentences: addHeading(heading, sentencesOf(addPeriod(figure))) }
}

/** Prefixes a text with the title of its card: "A payslip, line by line: It finds what changed since last month." */
function cardIn(own: Record<string, string>, { id, heading, skipped }: Context): Statement[] {
  const usable = (text: string) => sentencesOf(text).filter((sentence) => !skipped.has(sentence))
  const isFigure = firstOf(own, figureKeys) !== undefined
  return Object.entries(own)
    .filter(([key, text]) => !partKeys.has(key) && isStatement(text))
    .filter(([key]) => !isFigure || key === 'text' || !unitKeys.includes(key))
    .map(([key, text]) => ({
      id: `${id}.${key}`,
      heading,
      sentences: leadKeys.has(key) ? usable(text) : addHeading(heading, usable(text)),
    }))
    .filter(({ sentences }) => sentences.length > 0)
}

/** List items become sentences; lowercase items complete the sentence that the heading begins. */
function listIn(list: readonly string[], id: string, heading: string): Statement[] {
  const points = list.filter((point) => wordCount(point) >= MIN_WORDS && !isDemoContent(point))
  if (points.length === 0) return []
  const isLower = points.every((point) => /^\p{Ll}/u.test(point))
  const sentences = (isLower ? [points.join('; ')] : points).map(addPeriod)
  return [{ id, heading, sentences: addHeading(heading, sentences) }]
}

function addHeading(heading: string, [first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return []
  // A question in the heading is not the visitor's question.
  if (heading === '' || heading.endsWith('?')) return [first, ...rest]
  return heading.endsWith('.') ? [...sentencesOf(heading), first, ...rest] : [`${heading}: ${first}`, ...rest]
}

function addPeriod(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((member) => typeof member === 'string')
}
