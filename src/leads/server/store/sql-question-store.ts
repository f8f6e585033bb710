import type { KeptQuestion, QuestionCount, QuestionStore } from './store.ts'

type Row = Readonly<Record<string, unknown>>
type Query = (sql: string, values?: readonly (string | number | null)[]) => Promise<Row[]>

/** Dates without times, so that questions cannot be matched to requests in a server log. */
export const QUESTION_TABLES = [
  `CREATE TABLE IF NOT EXISTS desk_question_counts (
    day TEXT NOT NULL,
    language TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, language)
  )`,
  `CREATE TABLE IF NOT EXISTS desk_questions (
    id TEXT PRIMARY KEY,
    day TEXT NOT NULL,
    language TEXT NOT NULL,
    text TEXT NOT NULL
  )`,
]

export class SqlQuestionStore implements QuestionStore {
  readonly #read: Query
  readonly #write: Query

  constructor({ read, write }: { read: Query; write: Query }) {
    this.#read = read
    this.#write = write
  }

  async count(day: string, language: string): Promise<void> {
    await this.#write(
      `INSERT INTO desk_question_counts (day, language, count) VALUES ($1, $2, 1)
       ON CONFLICT (day, language) DO UPDATE SET count = desk_question_counts.count + 1`,
      [day, language],
    )
  }

  async keep({ day, language, text }: KeptQuestion): Promise<void> {
    await this.#write(`INSERT INTO desk_questions (id, day, language, text) VALUES ($1, $2, $3, $4)`, [
      // Random: ids in order of arrival would keep two questions of one visitor next to each other.
      crypto.randomUUID(),
      day,
      language,
      text,
    ])
  }

  async counts(): Promise<QuestionCount[]> {
    const rows = await this.#read(`SELECT day, language, count FROM desk_question_counts ORDER BY day, language`)
    return rows.map((row) => ({ ...dayOf(row), count: Number(row['count']) }))
  }

  async listKept(): Promise<KeptQuestion[]> {
    const rows = await this.#read(`SELECT day, language, text FROM desk_questions ORDER BY day, language, id`)
    return rows.map((row) => ({ ...dayOf(row), text: String(row['text']) }))
  }

  async purge(before: string): Promise<void> {
    const day = before.slice(0, 'YYYY-MM-DD'.length)
    await this.#write(`DELETE FROM desk_question_counts WHERE day < $1`, [day])
    await this.#write(`DELETE FROM desk_questions WHERE day < $1`, [day])
  }

  async oldest(): Promise<string | undefined> {
    const [row] = await this.#read(
      `SELECT MIN(day) AS day FROM (
         SELECT MIN(day) AS day FROM desk_question_counts UNION ALL SELECT MIN(day) AS day FROM desk_questions
       ) AS days`,
    )
    return typeof row?.['day'] === 'string' ? row['day'] : undefined
  }
}

function dayOf(row: Row): { day: string; language: string } {
  return { day: String(row['day']), language: String(row['language']) }
}
