/** What holds for every client, and what only the owner can know: each such fact is absent until its setting is set. */

import type texts from '#locales/en/security.en.json'
import { sectionsOf, type NoticeSection } from './notice.ts'
import type { Settings } from './settings.ts'

type Sections = (typeof texts)['sections']

export function securityNoticeOf({ company, security }: Settings): readonly NoticeSection<keyof Sections>[] {
  const { hostingRegion, certifications, subprocessorsUrl, dpaUrl, sso, uptime, email } = security
  return sectionsOf<Sections>(
    {
      principle: { rule: true },
      access: { connected: true, people: true, staff: true, rights: true, systems: true, sso },
      use: { live: true, index: true, own: true, roles: true },
      log: { steps: true, example: true, readers: true },
      approvals: { limits: true, example: true, settings: true, unsure: true },
      mistakes: { find: true, fix: true, undo: true },
      off: { switches: true, setting: true, customers: true },
      training: { default: true },
      storage: { contract: true, retention: true, region: hostingRegion, deletion: true, scope: true },
      documents: { certifications, uptime, subprocessors: subprocessorsUrl, agreement: dpaUrl },
      website: { notice: true },
      contact: {
        taxNumber: company.taxNumber,
        officer: company.officer,
        report: email,
        questions: true,
        prepare: true,
        write: true,
      },
    },
    {
      access: { sso },
      storage: { region: hostingRegion },
      documents: { certifications, uptime, subprocessors: subprocessorsUrl, agreement: dpaUrl },
      contact: { name: company.legalName, number: company.taxNumber, officer: company.officer, security: email },
    },
  )
}
