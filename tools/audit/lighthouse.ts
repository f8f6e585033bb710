import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts'
import { pinToCore } from './browser.ts'
import type { Figures } from './figures.ts'
import type { Servers } from './servers.ts'
import { costFigures, medianSample, printSpeed, type PageSpeed, type Sample } from './speed.ts'
import { importTool } from './tools.ts'
import { blockingTime, type TraceEvent } from './trace.ts'

type Launcher = {
  launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<{ port: number; kill(): void }>
}
type Lighthouse = { default: (address: string, flags: Record<string, unknown>) => Promise<Run | undefined> }
type Run = { lhr: Result; artifacts: { Trace: { traceEvents: TraceEvent[] } } }
type Result = {
  categories: Record<'performance' | 'accessibility', { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/** By default, Lighthouse emulates a phone. */
const FLAGS = { onlyCategories: ['performance', 'accessibility'], disableFullPageScreenshot: true, logLevel: 'silent' }

/** CPU slowdown of the emulated phone. */
const SLOWDOWN = 4

const ATTEMPTS = 3

export async function auditSpeed(servers: Servers, paths: readonly string[], runs: number): Promise<Figures> {
  const pages = await measureSpeed(servers, paths, runs)
  printSpeed(pages)
  return costFigures(pages)
}

/** Alternates between page and yardstick, so that a slow phase affects both. Resolves to medians of all rounds. */
async function measureSpeed(servers: Servers, paths: readonly string[], runs: number): Promise<PageSpeed[]> {
  const { launch } = await importTool<Launcher>('chrome-launcher')
  const { default: lighthouse } = await importTool<Lighthouse>('lighthouse')
  const chromePath = await findChromium()
  const coreFlags = pinToCore()
  console.log(`${chromePath}, ${coreFlags.length > 0 ? 'page pinned to its own core' : 'page not pinned to a core'}\n`)
  const chromium = await launch({
    chromePath,
    chromeFlags: ['--headless', '--ignore-certificate-errors', ...CHROMIUM_FLAGS, ...coreFlags],
  })
  const measurements = paths.map((path) => ({ path, site: [] as Sample[], yardstick: [] as Sample[] }))

  async function sample(address: string): Promise<Sample> {
    let cause: unknown
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        return parseRun(await lighthouse(address, { ...FLAGS, port: chromium.port }))
      } catch (error) {
        cause = error
      }
    }
    throw new Error(`Lighthouse failed ${ATTEMPTS} times on ${address}: ${String(cause)}`, { cause })
  }

  try {
    // The first load in a browser is not representative.
    for (const server of [servers.site, servers.yardstick]) await sample(server + (paths[0] ?? '/'))
    for (let run = 1; run <= runs; run += 1) {
      for (const { path, site, yardstick } of measurements) {
        site.push(await sample(servers.site + path))
        yardstick.push(await sample(servers.yardstick + path))
        const latest = [site.at(-1)!, yardstick.at(-1)!].map(({ performance, lcp, tbt }) => {
          return `${performance}, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms`
        })
        console.log(`run ${run} of ${runs}  ${path}: ${latest.join(' | ')}`)
      }
    }
  } finally {
    chromium.kill()
  }
  return measurements.map(({ path, site, yardstick }) => {
    return { path, site: medianSample(site), yardstick: medianSample(yardstick) }
  })
}

/** Throws without a score: Lighthouse also returns a result for a page that did not load completely. */
function parseRun(run: Run | undefined): Sample {
  const { performance, accessibility } = run?.lhr.categories ?? {}
  if (!run || run.lhr.runtimeError || !performance?.score || !accessibility?.score) {
    throw new Error(run?.lhr.runtimeError?.message ?? 'no score')
  }
  const value = (audit: string) => run.lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: Math.round(performance.score * 100),
    accessibility: Math.round(accessibility.score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    // Lighthouse uses wall-clock time, which includes other processes.
    tbt: blockingTime(run.artifacts.Trace.traceEvents, SLOWDOWN),
    cls: value('cumulative-layout-shift'),
  }
}
