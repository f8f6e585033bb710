import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SITE_FOLDER } from '#server/folders.ts'
import { findViolations } from '#tests/axe.ts'
import { checkPaths } from './browser.ts'
import falseErrors from './false-errors.json' with { type: 'json' }
import { reportViolations, type Figures } from './figures.ts'
import { fileOfTool } from './tools.ts'

type Engine = 'HTML_CodeSniffer' | 'IBM'

/** `reason` is why no visitor is affected. */
type FalseError = (typeof falseErrors)[number]

/** `falseError` is the index in the list of false positives, or -1. */
type Finding = { rule: string; html: string; falseError: number }

declare const HTMLCS: {
  process: (standard: string, document: Document, done: () => void) => void
  getMessages: () => { type: number; code: string; element: Element }[]
}
declare const ace: {
  Checker: new () => {
    check: (
      document: Document,
      standards: string[],
    ) => Promise<{ results: { ruleId: string; value: [string, string]; node: Node }[] }>
  }
}

const engines: Record<Engine, { file: string; findings: (list: FalseError[]) => Promise<Finding[]> }> = {
  HTML_CodeSniffer: {
    file: 'html_codesniffer/build/HTMLCS.js',
    findings: async (list) => {
      await new Promise<void>((resolve) => {
        HTMLCS.process('WCAG2AA', document, resolve)
      })
      return HTMLCS.getMessages()
        .filter(({ type }) => type === 1)
        .map(({ code, element }) => ({
          rule: code,
          html: element.outerHTML.slice(0, 200),
          falseError: list.findIndex(({ rule, within }) => code.includes(rule) && element.closest(within)),
        }))
    },
  },
  IBM: {
    file: 'accessibility-checker-engine/ace.js',
    findings: async (list) => {
      const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
      return results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        .map(({ ruleId, node }) => {
          const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement
          return {
            rule: ruleId,
            html: element?.outerHTML.slice(0, 200) ?? '',
            falseError: list.findIndex(({ rule, within }) => ruleId === rule && element?.closest(within)),
          }
        })
    },
  },
}

/** Includes iframes. */
export async function auditWithAxe(site: string, paths: readonly string[]): Promise<Figures> {
  const violations = await checkPaths(site, paths, async (page) =>
    (await findViolations(page)).map(({ rule, html }) => ({ what: rule, html })),
  )
  return { axe: reportViolations(violations) }
}

/** Runs HTML_CodeSniffer and IBM's accessibility checker, without the false positives in false-errors.json. */
export async function auditWithOtherEngines(site: string, paths: readonly string[]): Promise<Figures> {
  const sources = Object.values(engines).map(({ file }) => readFileSync(fileOfTool(file), 'utf8'))
  const used = new Map<FalseError, number>()
  const violations = await checkPaths(site, paths, async (page) => {
    // Once per document, because the engines take longer to parse than to run.
    const isInjected = await page.evaluate(() => 'HTMLCS' in window)
    for (const source of isInjected ? [] : sources) await page.evaluate(source)
    const found = []
    for (const engine of Object.keys(engines) as Engine[]) {
      const list = falseErrors.filter((each) => each.engine === engine)
      for (const { rule, html, falseError } of await page.evaluate(engines[engine].findings, list)) {
        const listed = list[falseError]
        if (listed) used.set(listed, (used.get(listed) ?? 0) + 1)
        else found.push({ what: `${engine} ${rule}`, html })
      }
    }
    return found
  })
  for (const listed of falseErrors) {
    console.log(
      `${used.get(listed) ?? 0} false positives: ${listed.engine} ${listed.rule} within "${listed.within}": ${listed.reason}`,
    )
  }
  return { engines: reportViolations(violations) }
}

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
