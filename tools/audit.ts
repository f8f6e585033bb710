/**
 * Audits the built site: size, HTML, accessibility, and speed compared with the same pages without scripts. Reports
 * regressions against the last accepted run.
 *
 * - `--only bytes` (or nu, axe, engines, interactions, taps, lighthouse) runs one part.
 * - `--runs 1` sets how often Lighthouse and taps run; the default is five.
 * - `--all` runs Lighthouse on every page instead of eight.
 * - A word (`home`) limits engines, interactions, taps and lighthouse to pages whose id contains it.
 * - `--accept` saves the figures in tools/audit/accepted.json.
 */

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBuildRecord, type BuildRecord } from '#server/build-record.ts'
import { canonicalPath, sitePaths } from '#site/paths.ts'
import { auditHtml, auditWithAxe, auditWithOtherEngines } from './audit/engines.ts'
import { findRegressions, merge, type Figures, type Weight } from './audit/figures.ts'
import { auditInteractions } from './audit/interactions.ts'
import { auditSpeed } from './audit/lighthouse.ts'
import { choosePaths, parts, readOptions, recordAuditRun, type Options, type Part } from './audit/runs.ts'
import { withServers } from './audit/servers.ts'
import { auditTaps } from './audit/taps.ts'
import { installTools } from './audit/tools.ts'
import { weighEmbeds, weighPages } from './bundle-size.ts'

const ACCEPTED = join(import.meta.dirname, 'audit/accepted.json')

async function audit({ only, all, word, runs, accept }: Options): Promise<void> {
  const record = await readBuildRecord().catch((error: unknown) => {
    throw new Error('The site is not built yet. Run "npm run build" first.', { cause: error })
  })
  const steps: Record<Part, () => Figures | Promise<Figures>> = {
    bytes: auditBytes,
    nu: auditHtml,
    axe: () => {
      // Includes aliases, not-found pages and embedded documents.
      const notFoundPaths = Object.values(record.notFound).map(({ file }) => `/${file.replace('.html', '')}`)
      const paths = [...Object.keys(record.pages), ...notFoundPaths, ...Object.keys(record.embeds)]
      return withServers(record, [], ({ site }) => auditWithAxe(site, paths))
    },
    engines: () => withServers(record, [], ({ site }) => auditWithOtherEngines(site, pathsWith(word))),
    interactions: () => withServers(record, [], ({ site }) => auditInteractions(site, pathsWith(word))),
    taps: async () => {
      const paths = pathsWith(word)
      await withServers(record, paths, (servers) => auditTaps(servers, paths, runs))
      return {}
    },
    lighthouse: async () => {
      const paths = all || word ? pathsWith(word) : await chooseMeasuredPaths(record)
      return withServers(record, paths, (servers) => auditSpeed(servers, paths, runs))
    },
  }
  if (only.some((part) => part !== 'bytes')) await installTools()
  const figures: Figures = {}
  for (const part of parts.filter((each) => only.includes(each))) {
    console.log(`\n── ${part} ──\n`)
    Object.assign(figures, await steps[part]())
  }
  console.log('\n── compared with the last accepted run ──\n')
  const isWorse = await compareWithAccepted(figures, accept, record)
  if (isWorse) process.exitCode = 1
  // A run on some pages is not a full audit of speed.
  await recordAuditRun(
    only.filter((part) => !(word && (part === 'lighthouse' || part === 'interactions'))),
    isWorse,
  )
}

async function auditBytes(): Promise<Figures> {
  const pages = (await Promise.all([weighPages(), weighEmbeds()])).flat()
  const heaviestFirst = pages.toSorted((one, other) => other.html - one.html)
  console.log('Bytes, brotli')
  console.table(Object.fromEntries(heaviestFirst.map(({ file, ...weights }) => [file, weights])))
  const of = (weight: Weight) => Object.fromEntries(pages.map((page) => [page.file, page[weight]]))
  return { html: of('html'), scripts: of('scripts'), texts: of('texts') }
}

/** Resolves to true if there are regressions that were not accepted just now. */
async function compareWithAccepted(figures: Figures, accept: boolean, { pages }: BuildRecord): Promise<boolean> {
  const accepted = JSON.parse(await readFile(ACCEPTED, 'utf8').catch(() => '{}')) as Figures
  const lines = findRegressions(accepted, figures)
  for (const line of lines) console.log(`REGRESSION: ${line}`)
  const isFirst = Object.keys(accepted).length === 0
  if (lines.length === 0) console.log(isFirst ? 'There is no accepted run yet.' : 'No regressions.')
  if (!accept) return lines.length > 0
  const merged = merge(accepted, figures, (path) => path in pages)
  await writeFile(ACCEPTED, `${JSON.stringify(merged, null, 2)}\n`)
  console.log('Saved these figures as accepted.')
  return false
}

const canonical = sitePaths.filter(({ path, page, language }) => path === canonicalPath(page, language))

function pathsWith(word: string): string[] {
  const paths = canonical.filter(({ page }) => page.id.includes(word)).map(({ path }) => path)
  if (paths.length === 0) throw new Error(`No page id contains "${word}".`)
  return paths
}

async function chooseMeasuredPaths({ pages }: BuildRecord): Promise<string[]> {
  const weights = new Map((await weighPages()).map(({ file, html }) => [file, html]))
  const candidates = canonical.map(({ path, page: { id, group } }) => {
    return { id, path, group, html: weights.get(pages[path]?.file ?? '') ?? 0 }
  })
  return choosePaths(candidates)
}

try {
  await audit(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
