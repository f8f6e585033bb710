/** First the gaps, each after the dimension it depends on, then a project where the company is strong. */

import type { Texts } from '#site/namespaces.ts'
import { findPage, type PageId } from '#site/pages.ts'
import { dimensions, type Dimension } from './dimensions.ts'

/** `low`: not started. `mid`: needs fixing. `first`: ready for a first project. `project`: ready for a larger one. */
export const stages = ['low', 'mid', 'first', 'project'] as const
type Stage = (typeof stages)[number]

/** `other` is set if it depends on the dimension. */
type Reason = { kind: keyof Texts['diagnostic']['report']['reasons']; other?: Dimension }

export type Step = { dimension: Dimension; stage: Stage; page: PageId; reason: Reason }

const STEPS = 3

/** Maximum number of steps for gaps if there are strengths to build on. */
const GAPS = 2

/** Minimum score of each stage. A score below `first` is a gap. */
const STAGE_FROM: Readonly<Record<Stage, number>> = { low: 0, mid: 35, first: 60, project: 75 }

const EVEN_WITHIN = 12

/** From this score on, a dimension already has what its project would add. */
const DONE_FROM: Partial<Record<Dimension, number>> = { customers: 100 }

/** What a dimension depends on: a tool is only as good as its data, a rollout only as safe as its rules. */
const dependsOn: Partial<Record<Dimension, Dimension>> = {
  technology: 'data',
  people: 'governance',
  customers: 'processes',
}

/** Breaks ties: the gap that affects the others most comes first, and the project that shows results soonest. */
const gapOrder: Dimension[] = ['strategy', 'data', 'governance', 'processes', 'people', 'technology', 'customers']

/** Each list applies from its stage on: the first page that exists and that no earlier step links to. */
const pages: Readonly<Record<Dimension, Readonly<Partial<Record<Stage, readonly string[]>>>>> = {
  strategy: {
    low: ['talk-to-an-expert', 'tailored-ai-solutions', 'book-a-demo'],
    first: ['tailored-ai-solutions', 'book-a-demo'],
    project: ['tailored-ai-solutions', 'talk-to-an-expert', 'book-a-demo'],
  },
  people: {
    low: ['hr-ai-assistant'],
    mid: ['no-code-ai-assistant', 'hr-ai-assistant'],
    project: ['optimize-hr-operations'],
  },
  data: { low: ['data-analytics'] },
  processes: {
    low: ['talk-to-an-expert', 'no-code-ai-assistant'],
    mid: ['optimize-procurement'],
    project: ['book-a-demo'],
  },
  technology: {
    low: ['tailored-ai-solutions', 'sales-ai-co-pilot'],
    mid: ['sales-ai-co-pilot'],
    project: ['ai-sdr-automation'],
  },
  governance: {
    low: ['talk-to-an-expert', 'ai-contract-analysis'],
    mid: ['ai-contract-analysis'],
    first: ['ai-contract-analysis', 'contract-review'],
    project: ['contract-review'],
  },
  customers: { low: ['customer-support-efficiency'], mid: ['customer-ai-support'] },
}

export const advisedPages: ReadonlySet<string> = new Set(
  Object.values(pages).flatMap((byStage) => Object.values(byStage).flat()),
)

/** Fallbacks: a person can help with anything, and the home page lists everything. */
const fallbackPages: readonly PageId[] = ['talk-to-an-expert', 'book-a-demo', 'home']

export type Scores = Readonly<Record<Dimension, number>>

type Advice = Pick<Step, 'dimension' | 'reason'>

/** `isReadyForProject`: whether the company's overall level is high enough for a project. */
export function nextSteps(scores: Scores, unknown: readonly Dimension[], isReadyForProject: boolean): Step[] {
  const projects = isReadyForProject ? projectsIn(scores) : []
  const gaps = gapsIn(scores, unknown).slice(0, Math.max(GAPS, STEPS - projects.length))
  const chosen = varyReasons([...gaps, ...projects].slice(0, STEPS))
  return chosen.reduce<Step[]>((steps, { dimension, reason }) => {
    const stage = stageAt(scores[dimension])
    const page = pagesFor(dimension, stage).find((id) => !steps.some((each) => each.page === id))
    return [...steps, { dimension, stage, reason, page: page ?? 'talk-to-an-expert' }]
  }, [])
}

function pagesFor(dimension: Dimension, stage: Stage): PageId[] {
  const upToStage = stages.slice(0, stages.indexOf(stage) + 1)
  const list = upToStage.map((each) => pages[dimension][each]).findLast((each) => each !== undefined) ?? []
  return [...list.flatMap((id) => findPage(id)?.id ?? []), ...fallbackPages]
}

const repeatedReasons = { alsoLowest: 'lowestToo', next: 'thenNext', furtherStrength: 'thirdStrength' } as const

function varyReasons(steps: readonly Advice[]): Advice[] {
  return steps.map((each, index) => {
    const { kind } = each.reason
    const isRepeated = kind in repeatedReasons && steps[index - 1]?.reason.kind === kind
    return isRepeated ? { ...each, reason: { kind: repeatedReasons[kind as keyof typeof repeatedReasons] } } : each
  })
}

/** Strongest first. Skips dimensions whose foundation is `low`: their projects would fail for that reason. */
function projectsIn(scores: Scores): Advice[] {
  return gapOrder
    .toReversed()
    .toSorted((a, b) => scores[b] - scores[a])
    .filter((each) => !isGap(each, scores) && scores[each] < (DONE_FROM[each] ?? Infinity))
    .filter((each) => stageAt(scores[dependsOn[each] ?? each]) !== 'low')
    .map((dimension, index) => {
      const first = isEven(scores) ? 'evenStrong' : 'strength'
      return { dimension, reason: { kind: index > 0 ? 'furtherStrength' : first } }
    })
}

function gapsIn(scores: Scores, unknown: readonly Dimension[]): Advice[] {
  const gaps: Advice[] = []
  const add = (dimension: Dimension, reason: Reason) => {
    if (gaps.some((each) => each.dimension === dimension)) return
    gaps.push({ dimension, reason: unknown.includes(dimension) ? { kind: 'unknown' } : reason })
  }
  for (const each of gapOrder.toSorted((a, b) => scores[a] - scores[b]).filter((one) => isGap(one, scores))) {
    const foundation = dependsOn[each]
    if (foundation && isGap(foundation, scores)) add(foundation, { kind: 'before', other: each })
    add(each, { kind: gapKind(each, scores, gaps.length === 0) })
  }
  return gaps
}

/** Only a unique score may be called the lowest, and only the first step may be called a start. */
function gapKind(dimension: Dimension, scores: Scores, isFirst: boolean) {
  if (isFirst && isEven(scores)) return 'even'
  const lowest = Math.min(...dimensions.map((each) => scores[each]))
  if (scores[dimension] > lowest) return 'next'
  if (dimensions.filter((each) => scores[each] === lowest).length === 1) return 'lowest'
  return isFirst ? 'sharedLowest' : 'alsoLowest'
}

function isGap(dimension: Dimension, scores: Scores): boolean {
  return scores[dimension] < STAGE_FROM.first
}

function stageAt(score: number): Stage {
  return stages.findLast((stage) => score >= STAGE_FROM[stage]) ?? 'low'
}

function isEven(scores: Scores): boolean {
  const all = dimensions.map((each) => scores[each])
  return Math.max(...all) - Math.min(...all) <= EVEN_WITHIN
}
