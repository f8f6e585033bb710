/**
 * The three most useful next steps for a pattern of scores: first what is weak, with what it rests on before it, then a
 * project where the company is strong. Words and reasons stand in the locale files.
 */

import type { PageId } from '../app/site/pages.ts'
import { dimensions, type Dimension } from './dimensions.ts'

/** How far a dimension is: to be begun, to be got right, or strong enough for a project. */
export type Stage = 'low' | 'mid' | 'project'

export type Reason =
  | { kind: 'lowest' | 'next' | 'unknown' | 'even' | 'strength' | 'evenStrong' }
  /** `other` rests on it. */
  | { kind: 'before'; other: Dimension }

export type Step = { dimension: Dimension; stage: Stage; page: PageId; reason: Reason }

const STEPS = 3

/** At most so many steps are spent on gaps where there is a strength to use. */
const GAPS = 2

/** Below the first a dimension has to be begun, below the second it holds a project back. */
const LOW_BELOW = 35
const STRONG_FROM = 60

/** Scores that lie no further apart are even. */
const EVEN_WITHIN = 12

/** What a dimension rests on: a tool is as good as its data, a rollout as safe as its rules. */
const restsOn: Partial<Record<Dimension, Dimension>> = {
  technology: 'data',
  people: 'governance',
  customers: 'processes',
}

/** Of equal scores, what moves the others most is begun with, and what shows results soonest is built on. */
const gapOrder: readonly Dimension[] = [
  'strategy',
  'data',
  'governance',
  'processes',
  'people',
  'technology',
  'customers',
]
const strengthOrder = gapOrder.toReversed()

/** The assistant or service that fits, and the next best where an earlier step has led there already. */
const pages: Readonly<Record<Dimension, Readonly<Record<Stage, readonly [PageId, ...PageId[]]>>>> = {
  strategy: {
    low: ['talk-to-an-expert', 'tailored-ai-solutions'],
    mid: ['talk-to-an-expert', 'tailored-ai-solutions'],
    project: ['tailored-ai-solutions', 'talk-to-an-expert', 'book-a-demo'],
  },
  people: {
    low: ['hr-ai-assistant'],
    mid: ['no-code-ai-assistant', 'hr-ai-assistant'],
    project: ['optimize-hr-operations'],
  },
  data: { low: ['data-analytics'], mid: ['data-analytics'], project: ['data-analytics'] },
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
    project: ['contract-review'],
  },
  customers: {
    low: ['customer-support-efficiency'],
    mid: ['customer-ai-support'],
    project: ['customer-ai-support'],
  },
}

type Scores = Readonly<Record<Dimension, number>>

export function nextSteps(scores: Scores, unknown: readonly Dimension[]): Step[] {
  const strong = ranked(strengthOrder, (each) => -scores[each]).filter((each) => scores[each] >= STRONG_FROM)
  const gaps = gapSteps(scores, unknown).slice(0, strong.length > 0 ? GAPS : STEPS)
  // A project on ground that does not hold would fail for reasons that have nothing to do with it.
  const grounded = strong.filter((each) => (scores[restsOn[each] ?? each] ?? 0) >= LOW_BELOW)
  const projects = [...grounded, ...strong.filter((each) => !grounded.includes(each))]
  const reasonOf = (index: number): Reason => ({ kind: index === 0 && isEven(scores) ? 'evenStrong' : 'strength' })
  const steps = [...gaps, ...projects.map((each, index) => step(each, 'project', reasonOf(index)))].slice(0, STEPS)
  return withPages(steps)
}

/** What is weak, lowest first, and before each what it rests on. */
function gapSteps(scores: Scores, unknown: readonly Dimension[]): Unplaced[] {
  const steps: Unplaced[] = []
  const add = (dimension: Dimension, reason: Reason) => {
    if (steps.some((each) => each.dimension === dimension)) return
    const known: Reason = unknown.includes(dimension) ? { kind: 'unknown' } : reason
    steps.push(step(dimension, scores[dimension] < LOW_BELOW ? 'low' : 'mid', known))
  }
  const gaps = ranked(gapOrder, (each) => scores[each]).filter((each) => scores[each] < STRONG_FROM)
  for (const [index, each] of gaps.entries()) {
    const ground = restsOn[each]
    if (ground && scores[ground] < STRONG_FROM) add(ground, { kind: 'before', other: each })
    add(each, { kind: index > 0 ? 'next' : isEven(scores) ? 'even' : 'lowest' })
  }
  return steps
}

type Unplaced = Omit<Step, 'page'>

function step(dimension: Dimension, stage: Stage, reason: Reason): Unplaced {
  return { dimension, stage, reason }
}

/** No two steps lead to the same page. */
function withPages(steps: readonly Unplaced[]): Step[] {
  return steps.reduce<Step[]>((placed, each) => {
    const fitting = pages[each.dimension][each.stage]
    const page = fitting.find((id) => !placed.some((other) => other.page === id)) ?? fitting[0]
    return [...placed, { ...each, page }]
  }, [])
}

function isEven(scores: Scores): boolean {
  const all = dimensions.map((each) => scores[each])
  return Math.max(...all) - Math.min(...all) <= EVEN_WITHIN
}

function ranked(order: readonly Dimension[], by: (dimension: Dimension) => number): Dimension[] {
  return order.toSorted((a, b) => by(a) - by(b))
}
