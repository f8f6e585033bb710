import { CONFIRMED } from './check.ts'
import { groups, type Finding } from './finding.ts'

/** One line for the end of a build. `total` is the number of blocking findings in a fresh checkout. */
export function summaryOf(findings: readonly Finding[], total: number): string {
  return `Launch check: ${progressOf(findings, total)}: npm run launch-check`
}

function progressOf(findings: readonly Finding[], total: number): string {
  const left = blocking(findings)
  if (left.length === 0) return 'Nothing blocks the launch'
  return `${total - left.length} of ${total} done, ${left.length} left (${effortOf(left)})`
}

function effortOf(findings: readonly Finding[]): string {
  const minutes = findings.reduce((sum, { group }) => sum + groups[group].minutes, 0)
  return minutes < 60 ? `about ${minutes} minutes` : `about ${Math.round(minutes / 60)} h`
}

export function reportOf(findings: readonly Finding[], total: number): string {
  const parts = Object.entries(groups)
    .map(([group, { title }]) => ({ title, own: findings.filter((each) => each.group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ title, own }, index) => {
      const left = blocking(own)
      const lines = own.toSorted((one, other) => Number(other.blocks) - Number(one.blocks)).map(line)
      const effort = left.length > 0 ? ` (${left.length} left, ${effortOf(left)})` : ' (hints only)'
      return `${index + 1}. ${title}${effort}\n\n${lines.join('\n')}`
    })
  return [...parts, endOf(findings, total)].join('\n\n')
}

export function blocking(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ blocks }) => blocks)
}

function line({ id, says, place, blocks, confirmable }: Finding): string {
  const name = confirmable ? `   "${id}"` : ''
  return `  ${blocks ? 'BLOCKS' : 'hint  '}  ${says}\n          → ${place}${name}`
}

function endOf(findings: readonly Finding[], total: number): string {
  const hints = findings.length - blocking(findings).length
  const told = `${progressOf(findings, total)}; ${hints} ${hints === 1 ? 'hint' : 'hints'}.`
  if (!findings.some(({ confirmable }) => confirmable)) return told
  return `${told}
What has a name in quotes is yours when you say so: replace it, or make sure that it is true, then add its name to
${CONFIRMED} with a reason of its own, as in "people.marina": "our client since 2024, agreed by mail on 3 March".
A reason that is used twice counts for neither line.`
}
