import { textIn, type Database, type Row } from './database.ts'

type KeptQuestion = ReturnType<typeof dayOf> & { text: string }

export type Questions = ReturnType<typeof createQuestions>

export function createQuestions({ read, write }: Database) {
  return {
    count: (day: string, language: string) =>
      write(
        `INSERT INTO desk_question_counts (day, language, count) VALUES ($1, $2, 1)
         ON CONFLICT (day, language) DO UPDATE SET count = desk_question_counts.count + 1`,
        [day, language],
      ),

    /** Only with the visitor's consent. */
    async keep({ day, language, text }: KeptQuestion): Promise<void> {
      // Random: ids in order of arrival would keep two questions of one visitor next to each other.
      const id = crypto.randomUUID()
      await write(`INSERT INTO desk_questions (id, day, language, text) VALUES ($1, $2, $3, $4)`, [
        id,
        day,
        language,
        text,
      ])
    },

    async counts() {
      const rows = await read(`SELECT day, language, count FROM desk_question_counts ORDER BY day, language`)
      return rows.map((row) => ({ ...dayOf(row), count: Number(row['count']) }))
    },

    async listKept(): Promise<KeptQuestion[]> {
      const rows = await read(`SELECT day, language, text FROM desk_questions ORDER BY day, language, id`)
      return rows.map((row) => ({ ...dayOf(row), text: textIn(row, 'text') }))
    },

    async purge(before: string): Promise<void> {
      const day = before.slice(0, 'YYYY-MM-DD'.length)
      await write(`DELETE FROM desk_question_counts WHERE day < $1`, [day])
      await write(`DELETE FROM desk_questions WHERE day < $1`, [day])
    },

    async oldest(): Promise<string | undefined> {
      const [row] = await read(
        `SELECT MIN(day) AS day FROM (SELECT day FROM desk_question_counts UNION ALL SELECT day FROM desk_questions) AS days`,
      )
      return textIn(row, 'day') || undefined
    },
  }
}

/** `day` is in UTC: 2026-11-20. */
function dayOf(row: Row): { day: string; language: string } {
  return { day: textIn(row, 'day'), language: textIn(row, 'language') }
}
