import type { RiskLevel } from '#ui/Risk.tsx'
import { flagSteps, flagTopics, industryFlags } from './sample-data.ts'

/** `contracts` is a number out of a hundred. */
export function flagLevel(contracts: number): RiskLevel {
  if (contracts >= flagSteps.high) return 'high'
  return contracts >= flagSteps.medium ? 'medium' : 'clear'
}

const maxContracts = Math.max(...industryFlags.flatMap(({ contracts }) => Object.values(contracts)))

/** `share` is relative to the topic flagged most often. */
export const flagged = industryFlags.map(({ id, contracts }) => ({
  id,
  topics: flagTopics.map((topic) => ({
    topic,
    contracts: contracts[topic],
    level: flagLevel(contracts[topic]),
    share: contracts[topic] / maxContracts,
  })),
}))
