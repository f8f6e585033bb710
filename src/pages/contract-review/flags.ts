/** What is flagged in the contracts of an industry, and how often: the more, the larger its square. */

import type { RiskLevel } from '#ui/Risk.tsx'
import { flagSteps, flagTopics, industryFlags } from './sample-data.ts'

export type FlagTopic = (typeof flagTopics)[number]

/** Of so many contracts out of a hundred. */
export function flagLevel(contracts: number): RiskLevel {
  if (contracts >= flagSteps.high) return 'high'
  return contracts >= flagSteps.medium ? 'medium' : 'clear'
}

const most = Math.max(...industryFlags.flatMap(({ contracts }) => Object.values(contracts)))

/** By industry: how often each topic is flagged, also as a share of the one that is flagged most. */
export const flagged = industryFlags.map(({ id, contracts }) => ({
  id,
  topics: flagTopics.map((topic) => ({
    topic,
    contracts: contracts[topic],
    level: flagLevel(contracts[topic]),
    share: contracts[topic] / most,
  })),
}))
