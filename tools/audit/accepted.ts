import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findRegressions, merge, type Figures } from './figures.ts'

const FILE = join(import.meta.dirname, 'accepted.json')

type Options = {
  accept: boolean
  isPage: (path: string) => boolean
}

/** Resolves to true if there are regressions that were not accepted just now. */
export async function compareWithAccepted(figures: Figures, { accept, isPage }: Options): Promise<boolean> {
  const accepted = JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}')) as Figures
  const lines = findRegressions(accepted, figures)
  for (const line of lines) console.log(`REGRESSION: ${line}`)
  if (lines.length === 0) console.log(isEmpty(accepted) ? 'There is no accepted run yet.' : 'No regressions.')
  if (!accept) return lines.length > 0
  await writeFile(FILE, `${JSON.stringify(merge(accepted, figures, isPage), null, 2)}\n`)
  console.log('Saved these figures as accepted.')
  return false
}

function isEmpty(figures: Figures): boolean {
  return Object.keys(figures).length === 0
}
