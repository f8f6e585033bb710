import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SITE_FOLDER } from '#server/folders.ts'
import type { Figures } from './figures.ts'
import { fileOfTool } from './tools.ts'
import { reportViolations } from './violations.ts'

type Message = {
  type: 'error' | 'info' | 'non-document-error'
  /** Set if an info is more than advice. */
  subType?: 'warning'
  message: string
  url?: string
  extract?: string
}

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

/** Safari drops the list role if markers are hidden, so the role is set explicitly. */
const NEEDED_ROLE = 'The “list” role is unnecessary'

/** One run for all files, because startup is slow. Returns no figures if Java is missing. */
export function auditHtml(): Figures {
  if (spawnSync('java', ['-version']).error) {
    console.log(
      'SKIPPED: the Nu checker needs Java, which is not installed. On Debian: apt-get install default-jre-headless',
    )
    return {}
  }
  const jar = fileOfTool('vnu-jar/build/dist/vnu.jar')
  const parameters = ['-jar', jar, '--format', 'json', '--exit-zero-always', '--skip-non-html', SITE_FOLDER]
  const { stderr, status } = spawnSync('java', parameters, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES })
  if (status !== 0) throw new Error(`The Nu checker failed: ${stderr}`)
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  const serious = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
  const others = serious.filter(({ message }) => !message.startsWith('CSS: '))
  const nu = reportViolations(
    others
      .filter(({ message }) => !message.startsWith(NEEDED_ROLE))
      .map(({ message, url, extract = '' }) => {
        const where = url ? relative(SITE_FOLDER, fileURLToPath(url)).replaceAll('\\', '/') : ''
        return { what: message, where, html: extract.replaceAll(/\s+/g, ' ') }
      }),
  )
  const ignored = serious.length - others.length
  console.log(`(${ignored} messages about styles ignored: the checker does not support recent CSS)`)
  return { nu }
}
