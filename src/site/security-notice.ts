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
      access: { connected: true, people: true, sso },
      log: { steps: true },
      approvals: { limits: true, unsure: true },
      off: { switches: true },
      training: { default: true },
      storage: { contract: true, region: hostingRegion, deletion: true },
      documents: { certifications, uptime, subprocessors: subprocessorsUrl, agreement: dpaUrl },
      website: { notice: true },
      contact: { taxNumber: company.taxNumber, officer: company.officer, report: email, questions: true, write: true },
    },
    {
      access: { sso },
      storage: { region: hostingRegion },
      documents: { certifications, uptime, subprocessors: subprocessorsUrl, agreement: dpaUrl },
      contact: { name: company.legalName, number: company.taxNumber, officer: company.officer, security: email },
    },
  )
}
