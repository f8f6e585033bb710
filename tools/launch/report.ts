import { CONFIRMED } from './check.ts'
import { groups, type Finding } from './finding.ts'

/** `total` is the number of blocking findings in a fresh checkout. */
export function summaryOf(findings: readonly Finding[], total: number): string {
  return `Launch check: ${progressOf(findings, total)}. Details: npm run launch-check`
}

function progressOf(findings: readonly Finding[], total: number): string {
  const remaining = filterBlocking(findings)
  if (remaining.length === 0) return 'Nothing blocks the launch'
  return `${total - remaining.length} of ${total} done, ${remaining.length} left (${effortOf(remaining)})`
}

function effortOf(findings: readonly Finding[]): string {
  const minutes = findings.reduce((sum, { group }) => sum + groups[group].minutes, 0)
  return minutes < 60 ? `about ${minutes} minutes` : `about ${Math.round(minutes / 60)} h`
}

export function reportOf(findings: readonly Finding[], total: number): string {
  const parts = Object.entries(groups)
    .map(([group, { title }]) => ({ title, groupFindings: findings.filter((each) => each.group === group) }))
    .filter(({ groupFindings }) => groupFindings.length > 0)
    .map(({ title, groupFindings }, index) => {
      const remaining = filterBlocking(groupFindings)
      const lines = groupFindings.toSorted((one, other) => Number(other.blocks) - Number(one.blocks)).map(formatFinding)
      const effort = remaining.length > 0 ? ` (${remaining.length} left, ${effortOf(remaining)})` : ' (hints only)'
      return `${index + 1}. ${title}${effort}\n\n${lines.join('\n')}`
    })
  return [...parts, formatEnd(findings, total)].join('\n\n')
}

export function filterBlocking(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ blocks }) => blocks)
}

function formatFinding({ id, says, place, blocks, confirmable }: Finding): string {
  const name = confirmable ? `   "${id}"` : ''
  return `  ${blocks ? 'BLOCKS' : 'hint  '}  ${says}\n          → ${place}${name}`
}

function formatEnd(findings: readonly Finding[], total: number): string {
  const hints = findings.length - filterBlocking(findings).length
  const summary = `${progressOf(findings, total)}; ${hints} ${hints === 1 ? 'hint' : 'hints'}.`
  if (!findings.some(({ confirmable }) => confirmable)) return summary
  return `${summary}
Findings with an id in quotes can be confirmed: replace the sample or make sure that it is true, then add the id to
${CONFIRMED} with a reason, for example "people.marina": "our client since 2024, agreed by mail on 3 March".
Each entry needs its own reason: a reason that is used twice does not count.`
}
