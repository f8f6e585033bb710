import { CONFIRMED } from './check.ts'
import { groups, type Finding } from './finding.ts'

/** One line, for the end of a build. */
export function summaryOf(findings: readonly Finding[]): string {
  return `${standing(findings)} between this build and the public: npm run launch-check`
}

function standing(findings: readonly Finding[]): string {
  const { length } = blocking(findings)
  if (length === 0) return 'Nothing stands'
  return length === 1 ? '1 thing stands' : `${length} things stand`
}

/** Everything, by group: what blocks before what is a hint. */
export function reportOf(findings: readonly Finding[]): string {
  const parts = Object.entries(groups).flatMap(([group, title]) => {
    const lines = findings
      .filter((each) => each.group === group)
      .toSorted((one, other) => Number(other.blocks) - Number(one.blocks))
      .map(line)
    return lines.length > 0 ? [`${title}\n\n${lines.join('\n')}`] : []
  })
  return [...parts, endOf(findings)].join('\n\n')
}

export function blocking(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ blocks }) => blocks)
}

function line({ id, says, place, blocks, confirmable }: Finding): string {
  const name = confirmable ? `   "${id}"` : ''
  return `  ${blocks ? 'BLOCKS' : 'hint  '}  ${says}\n          → ${place}${name}`
}

function endOf(findings: readonly Finding[]): string {
  const hints = findings.length - blocking(findings).length
  const told = `${standing(findings)} between this site and the public; ${hints} ${hints === 1 ? 'hint' : 'hints'}.`
  if (!findings.some(({ confirmable }) => confirmable)) return told
  return `${told}
What has a name in quotes is yours when you say so: replace it, or make sure that it is true, then add its name to
${CONFIRMED} with your reason, as in "people.marina": "our client since 2024, agreed by mail on 3 March".`
}
