import { findClosest } from '#server/suggestions.ts'
import { SAMPLE, SITE } from '#site/claims.ts'
import { parts, type AuditRuns } from '../audit/runs.ts'
import type { LanguageState } from '../untranslated.ts'
import { copyFindings, languageFindings, removedFindings, type Copy } from './copy.ts'
import { groups, type Finding } from './finding.ts'
import { peopleFindings, type PeopleOnSite } from './people.ts'
import { cardFindings, pictureFindings, sampleMarks, type Drawn } from './pictures.ts'
import { settingsFindings, type Environment } from './settings.ts'

export type Project = PeopleOnSite &
  Copy & {
    environment: Environment
    /** Files under public/uploads. */
    uploads: readonly string[]
    auditRuns: AuditRuns
    translations: readonly LanguageState[]
    drawn: Drawn
    /** By id, with the owner's reason. */
    confirmed: Readonly<Record<string, unknown>>
  }

export const CONFIRMED = 'brand/confirmed.json'

export function launchFindings(project: Project): Finding[] {
  const { environment, uploads, confirmed } = project
  const all = [
    ...settingsFindings(environment),
    ...peopleFindings(project),
    ...copyFindings(project),
    ...removedFindings(project),
    ...languageFindings(project.translations),
    ...pictureFindings(uploads, project.drawn, environment['SITE_BRAND']),
    ...cardFindings(project.pages, uploads),
    ...auditFindings(project.auditRuns),
  ]
  const rejected = rejectConfirmations(confirmed, all)
  return [
    ...all.filter(({ id, confirmable }) => !confirmable || !(id in confirmed) || rejected.has(id)),
    ...rejected.values(),
  ]
}

/** A missing audit is only a hint, because an audit takes a while. */
function auditFindings(auditRuns: AuditRuns): Finding[] {
  const missing = parts.filter((part) => !auditRuns[part])
  const worse = parts.filter((part) => auditRuns[part]?.worse)
  const accept = 'npm run audit, then npm run audit -- --accept to accept the figures'
  return [
    ...auditFinding('missing', 'This build has not been audited', missing, 'npm run build, then npm run audit'),
    ...auditFinding('worse', 'The audit found regressions', worse, accept),
  ]
}

function auditFinding(id: 'missing' | 'worse', says: string, of: readonly string[], place: string): Finding[] {
  if (of.length === 0) return []
  return [{ id: `audit.${id}`, group: 'checks', says: `${says}: ${of.join(', ')}.`, place, blocks: id === 'worse' }]
}

/** A reason that two entries share is a stock reason. */
function rejectConfirmations(confirmed: Project['confirmed'], all: readonly Finding[]): Map<string, Finding> {
  const confirmable = all.filter((finding) => finding.confirmable).map(({ id }) => id)
  const byReason = Map.groupBy(Object.keys(confirmed), (id) => normalizeReason(id, confirmed[id]))
  const rejected = new Map<string, Finding>()
  for (const [id, reason] of Object.entries(confirmed)) {
    const other = byReason.get(normalizeReason(id, reason))?.find((each) => each !== id)
    const says = !confirmable.includes(id)
      ? `There is nothing to confirm with the id ${id}, or no longer. Did you mean ${findClosest(id, confirmable)}?`
      : typeof reason !== 'string' || reason.trim() === ''
        ? `${id} is confirmed without a reason. Write who agreed, and when.`
        : other && `${id} has the same reason as ${other}. Give each entry its own reason.`
    if (says) rejected.set(id, { id: `confirmed.${id}`, group: 'checks', says, place: CONFIRMED, blocks: false })
  }
  return rejected
}

/** Reasons that differ only in their ids count as the same. */
function normalizeReason(id: string, reason: unknown): string {
  const names = new Set([id, ...id.split('.')].map((name) => name.toLowerCase()))
  const words = String(reason).trim().toLowerCase().split(/\s+/)
  return words.filter((word) => !names.has(word.replaceAll(/^\W+|\W+$/g, ''))).join(' ')
}

/** Blocking findings of an unchanged project: progress is measured against it. */
export function totalOf(project: Project): number {
  const claims = Object.entries(project.claims).map(([id, claim]) => {
    return [id, claim.source === SITE ? claim : { ...claim, source: SAMPLE }]
  })
  const untouched = {
    ...project,
    environment: {},
    confirmed: {},
    claims: Object.fromEntries(claims) as Project['claims'],
    drawn: { cards: undefined, marks: sampleMarks },
  }
  const blocking = filterBlocking([...launchFindings(untouched), ...launchFindings(project)])
  return new Set(blocking.map(({ id }) => id)).size
}

/** `total` is the number of blocking findings in a fresh copy of the project. */
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
  const sections = Object.entries(groups)
    .map(([group, { title }]) => ({ title, groupFindings: findings.filter((each) => each.group === group) }))
    .filter(({ groupFindings }) => groupFindings.length > 0)
    .map(({ title, groupFindings }, index) => {
      const remaining = filterBlocking(groupFindings)
      const blockingFirst = groupFindings.toSorted((one, other) => Number(other.blocks) - Number(one.blocks))
      const lines = blockingFirst.map(({ id, says, place, blocks, confirmable }) => {
        return `  ${blocks ? 'BLOCKS' : 'hint  '}  ${says}\n          → ${place}${confirmable ? `   "${id}"` : ''}`
      })
      const effort = remaining.length > 0 ? ` (${remaining.length} left, ${effortOf(remaining)})` : ' (hints only)'
      return `${index + 1}. ${title}${effort}\n\n${lines.join('\n')}`
    })
  return [...sections, formatEnd(findings, total)].join('\n\n')
}

export function filterBlocking(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ blocks }) => blocks)
}

function formatEnd(findings: readonly Finding[], total: number): string {
  const hints = findings.length - filterBlocking(findings).length
  const summary = `${progressOf(findings, total)}; ${hints} ${hints === 1 ? 'hint' : 'hints'}.`
  if (!findings.some(({ confirmable }) => confirmable)) return summary
  return `${summary}
Findings with an id in quotes can be confirmed: replace the sample or make sure that it is true, then add the id to
${CONFIRMED} with a reason, for example "people.marina": "our client since 2024, agreed by email on March 3".
Give each entry its own reason. If two entries have the same reason, neither confirms its finding.`
}
