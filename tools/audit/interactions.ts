/**
 * Measures main-thread CPU time: the first press of each control before and after hydration, opening the assistant, and
 * scrolling through the page.
 */

import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { openAndInteract, openUnhydrated } from '#tests/open-page.ts'
import { phone, withBrowsers } from './browser.ts'
import type { Figures } from './figures.ts'
import { longestTask, pressToFrame, runBenchmark, trace, type TraceEvent } from './trace.ts'

const screens = [
  phone,
  { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1 },
]

/** The first visible match of each is pressed. */
const controls = {
  menu: 'header button[popovertarget], header nav summary',
  language: 'header details:not(nav details) > summary',
  tab: 'main [role=tab]:not([aria-selected=true])',
  accordion: 'main details > summary',
  arrow: 'main [aria-roledescription] > * > button:not([aria-disabled=true])',
  field: 'input, select, textarea',
  launcher: 'aside form button',
} as const

type Control = keyof typeof controls

/** Milliseconds. `early` is before hydration. */
const budgets = { early: 35, hydrated: 35, assistant: 50, scroll: 16 }

type Kind = keyof typeof budgets

/** `ms` is Infinity until it is measured. */
type Cost = { path: string; width: number; kind: Kind; what: string; ms: number; measure: Measure }

/** Resolves to milliseconds. Rejects if the panel does not open while recording. */
type Measure = (browser: Browser) => Promise<number>

type Target = { site: string; path: string; screen: (typeof screens)[number] }

/** The minimum of several rounds counts, because other processes evict caches and some hosts throttle for minutes. */
const ROUNDS = 5
const IDLE_MS = 500
const APPEAR_TIMEOUT_MS = 5000
const WHEEL_PX = 120
const WHEEL_MS = 30
const SWIPE_PX = 600
const FINGER_PX = 60
const FINGER_MS = 15
const WARM_UP_RUNS = 10
const BENCHMARK_RUNS = 3
const SWIPES_PER_BENCHMARK = 2
const TURNS_PER_BENCHMARK = 10
const PANEL_MARK = 'panel-shown'

export async function auditInteractions(site: string, paths: readonly string[]): Promise<Figures> {
  const targets = paths.flatMap((path) => screens.map((screen) => ({ site, path, screen })))
  const costs: Cost[] = []
  await withBrowsers(targets, async (browser, target, remaining) => {
    costs.push(...(await costsOf(browser, target)))
    console.log(`${target.path} at ${target.screen.viewport.width}, ${remaining} left`)
  })
  for (let round = 1; round <= ROUNDS; round += 1) {
    const over = costs.filter(({ ms, kind }) => ms > budgets[kind])
    if (round > 1) console.log(`round ${round}: ${over.length} over their budget`)
    await withBrowsers(over, async (browser, cost) => {
      const ms = await cost.measure(browser).catch((cause: unknown) => {
        if (round < ROUNDS || cost.ms < Infinity) return Infinity
        const what = `${cost.path} at ${cost.width} px: ${cost.what} (${cost.kind})`
        throw new Error(`${what} could not be measured`, { cause })
      })
      cost.ms = Math.min(cost.ms, ms)
    })
  }
  printCosts(costs)
  const worstShares = [...Map.groupBy(costs, ({ path }) => path)].map(([path, all]) => {
    // 1 is a cost that uses up its budget.
    const worst = Math.max(...all.map(({ kind, ms }) => ms / budgets[kind]))
    return [path, Number(worst.toFixed(2))] as const
  })
  return { interactions: Object.fromEntries(worstShares) }
}

async function costsOf(browser: Browser, target: Target): Promise<Cost[]> {
  const { path, screen } = target
  const cost = (kind: Kind, what: string, measure: Measure) => {
    return { path, width: screen.viewport.width, kind, what, ms: Infinity, measure }
  }
  const pressCost = (kind: Kind, what: string, control: Control, open: Open, mark?: string) =>
    cost(kind, what, async (on) => pressToFrame(await press(on, target, control, open), mark))
  const presentControls = await controlsOf(browser, target)
  return [
    ...presentControls.flatMap((control) => [
      // Some controls only appear after hydration.
      ...(control in needsHydration ? [] : [pressCost('early', control, control, openUnhydrated)]),
      pressCost('hydrated', control, control, openAndInteract),
    ]),
    ...presentControls
      .filter((control) => control === 'launcher')
      .map((control) => pressCost('assistant', 'assistant', control, openAndInteract, PANEL_MARK)),
    cost('scroll', 'scroll', async (on) => longestTask(await scrollThrough(on, target))),
  ]
}

type Open = (page: Page, path: string) => Promise<unknown>

type Recorder = (act: (session: CDPSession) => Promise<unknown>) => Promise<TraceEvent[]>

async function withNewPage<Result>(
  browser: Browser,
  { site, screen }: Target,
  work: (page: Page, record: Recorder) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: site, ignoreHTTPSErrors: true, ...screen })
  try {
    await context.addInitScript((mark) => {
      new MutationObserver(() => document.querySelector('aside dialog[open]') && performance.mark(mark)).observe(
        document,
        { subtree: true, attributeFilter: ['open'] },
      )
    }, PANEL_MARK)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    for (let run = 0; run < WARM_UP_RUNS; run += 1) await runBenchmark(session)
    return await work(page, (act) =>
      trace(session, async () => {
        for (let run = 0; run < BENCHMARK_RUNS; run += 1) await runBenchmark(session)
        await act(session)
        for (let run = 0; run < BENCHMARK_RUNS; run += 1) await runBenchmark(session)
      }),
    )
  } finally {
    await context.close()
  }
}

function controlsOf(browser: Browser, target: Target): Promise<Control[]> {
  return withNewPage(browser, target, async (page) => {
    await openAndInteract(page, target.path)
    const presentControls: Control[] = []
    for (const control of Object.keys(controls) as Control[]) {
      await scrollToControl(page, control)
      if (await find(page, control).isVisible()) presentControls.push(control)
    }
    return presentControls
  })
}

function press(browser: Browser, target: Target, control: Control, open: Open): Promise<TraceEvent[]> {
  return withNewPage(browser, target, async (page, record) => {
    await open(page, target.path)
    await scrollToControl(page, control)
    await page.waitForTimeout(IDLE_MS)
    return record(() => pressAt(page, control, target))
  })
}

function scrollThrough(browser: Browser, target: Target): Promise<TraceEvent[]> {
  return withNewPage(browser, target, async (page, record) => {
    await openAndInteract(page, target.path)
    await page.waitForTimeout(IDLE_MS)
    const { width, height } = target.screen.viewport
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    const { hasTouch } = target.screen
    const [stepPx, stepsPerBenchmark] = hasTouch ? [SWIPE_PX, SWIPES_PER_BENCHMARK] : [WHEEL_PX, TURNS_PER_BENCHMARK]
    // A phone has no pointer that hovers.
    if (!hasTouch) await page.mouse.move(width / 2, height / 2)
    return record(async (session) => {
      for (let steps = 0; steps * stepPx < end; steps += 1) {
        if (hasTouch) await swipe(session, width / 2, height)
        else await page.mouse.wheel(0, WHEEL_PX).then(() => page.waitForTimeout(WHEEL_MS))
        if (steps % stepsPerBenchmark === 0) await runBenchmark(session)
      }
    })
  })
}

async function swipe(session: CDPSession, x: number, height: number): Promise<void> {
  const bottom = (height + SWIPE_PX) / 2
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: bottom }] })
  for (let y = bottom; y >= bottom - SWIPE_PX; y -= FINGER_PX) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
    await new Promise((resolve) => void setTimeout(resolve, FINGER_MS))
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Controls that need scripts, with the selector of the place where they appear. */
const needsHydration: Partial<Record<Control, string>> = { arrow: 'main ul[tabindex="0"]', field: 'main [data-phase]' }

async function scrollToControl(page: Page, control: Control): Promise<void> {
  const anchor = page
    .locator(needsHydration[control] ?? controls[control])
    .filter({ visible: true })
    .first()
  if ((await anchor.count()) === 0) return
  await anchor.scrollIntoViewIfNeeded()
  // Not every iframe has fields.
  await find(page, control)
    .waitFor({ timeout: APPEAR_TIMEOUT_MS })
    .then(() => find(page, control).scrollIntoViewIfNeeded())
    .catch(() => {})
}

function find(page: Page, control: Control): Locator {
  const within = control === 'field' ? page.frameLocator('main iframe').first() : page
  return within.locator(controls[control]).filter({ visible: true }).first()
}

/** Presses at coordinates: Playwright's `click()` waits for animation frames first. */
async function pressAt(page: Page, control: Control, { screen, path }: Target): Promise<void> {
  const box = await find(page, control).boundingBox()
  if (!box) throw new Error(`${path}: the ${control} has disappeared`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (screen.hasTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  await page.waitForTimeout(IDLE_MS)
}

function printCosts(costs: readonly Cost[]): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const { path, width, kind, what, ms } of costs) {
    const row = (rows[`${path} at ${width}`] ??= {})
    row[kind === 'early' ? `${what}, early` : what] = ms.toFixed(0)
  }
  console.log('Milliseconds of CPU time. Early: before hydration')
  console.table(rows)
  for (const [kind, budget] of Object.entries(budgets)) {
    const all = costs.filter((cost) => cost.kind === kind)
    const over = all.filter(({ ms }) => ms > budget)
    const locations = over.map(({ path, width, what, ms }) => `${path} at ${width}: ${what} ${ms.toFixed(1)}`)
    const goal = `${kind} at most ${budget} ms`
    if (over.length > 0) console.log(`NOT MET: ${goal}, ${over.length} of ${all.length}: ${locations.join(', ')}`)
    else console.log(`met: ${goal} (${Math.max(0, ...all.map(({ ms }) => ms)).toFixed(1)})`)
  }
}
