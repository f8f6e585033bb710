/** Runs HTML_CodeSniffer and IBM's accessibility checker, without the false positives in false-errors.ts. */

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { checkPaths } from './browser.ts'
import { falseErrors, type Engine, type FalseError } from './false-errors.ts'
import type { Figures } from './figures.ts'
import { fileOfTool } from './tools.ts'
import { countViolations, printViolations } from './violations.ts'

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

export async function auditWithOtherEngines(site: string, paths: readonly string[]): Promise<Figures> {
  const sources = Object.values(engines).map(({ file }) => readFileSync(fileOfTool(file), 'utf8'))
  const used = new Map<FalseError, number>()
  const violations = await checkPaths(site, paths, async (page) => {
    await inject(page, sources)
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
  printViolations(violations)
  return { engines: countViolations(violations) }
}

/** Once per document, because the engines take longer to parse than to run. */
async function inject(page: Page, sources: readonly string[]): Promise<void> {
  if (await page.evaluate(() => 'HTMLCS' in window)) return
  for (const source of sources) await page.evaluate(source)
}
