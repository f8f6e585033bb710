import { spawnSync } from 'node:child_process'
import { localeFile } from '#site/locale-file.ts'
import { pageById } from '#site/pages.ts'
import type { DayOfChange } from '#site/search/sitemap.ts'

/** A line before the files of each commit, with its day. */
const DAY = /^day (\d{4}-\d\d-\d\d)$/

/** From one look into the history of rooms and texts, for the sitemap. Where there is none, or a part only, no day is known. */
export function dayOfChangeFromHistory(): DayOfChange {
  return fromLog(
    isShallow() ? '' : git('log', '--format=day %cs', '--name-only', '--relative', '--', 'src/pages', 'public/locales'),
  )
}

/** Newest first: the first day that names a file is that of its last change. */
export function fromLog(log: string): DayOfChange {
  const days = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    const begun = DAY.exec(line)?.[1]
    if (begun) day = begun
    else if (line && !days.has(line)) days.set(line, day)
  }
  return (page, language) => {
    const texts = new Set(pageById(page).namespaces.map((each) => `public${localeFile(language, each)}`))
    const changed = [...days].filter(([file]) => file.startsWith(`src/pages/${page}/`) || texts.has(file))
    return changed
      .map(([, each]) => each)
      .toSorted()
      .at(-1)
  }
}

/** A clone without its history would date every page to its only commit. */
function isShallow(): boolean {
  return git('rev-parse', '--is-shallow-repository').trim() !== 'false'
}

/** Nothing where there is no git, or no repository. */
function git(...parameters: string[]): string {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: 1 << 28 })
  return status === 0 ? stdout : ''
}
