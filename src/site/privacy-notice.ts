/** Everything the site loads, stores or passes on has a paragraph, and nothing else does. */

import type texts from '#locales/en/privacy.en.json'
import { forEachLanguage, languageFacts, type Language } from './languages.ts'
import type { Settings } from './settings.ts'

type Sections = (typeof texts)['sections']
type SectionId = keyof Sections
type ParagraphId<Id extends SectionId> = keyof Sections[Id]['paragraphs'] & string

/** The last day on which everything in the accessibility statement was tested on every page. */
const TESTED_ON = new Date('2026-11-17')

export type NoticeSection = {
  id: SectionId
  paragraphs: readonly string[]
  /** Values for the brackets in its paragraphs. */
  values: Readonly<Record<string, string>>
}

export type PrivacyNotice = {
  sections: readonly NoticeSection[]
  /** Contact for privacy questions, if it isn't the contact address. */
  email: string | undefined
  /** Formatted here: `Intl` in the browser would delay hydration. */
  testedOn: Readonly<Record<Language, string>>
}

export function privacyNotice(settings: Settings): PrivacyNotice {
  const testedOn = forEachLanguage((language) =>
    TESTED_ON.toLocaleDateString(languageFacts[language].locale, { dateStyle: 'long', timeZone: 'UTC' }),
  )
  return { sections: noticeOf(settings), email: settings.company.privacyEmail, testedOn }
}

export function noticeOf(settings: Settings): readonly NoticeSection[] {
  const accessibility = section('accessibility', { level: true, tested: true, gaps: true, tell: true })
  if (settings.privacyUrl) return [section('elsewhere', { document: true }), accessibility]
  const { company, leadFormUrl, schedulerUrl, schedulingPageUrl, askBeforeFrames, leadDelivery, assistant } = settings
  const { modelHost, countsQuestions } = assistant
  const [ownForm, ownCalendar] = [settings.hasLeadsServer && !leadFormUrl, settings.hasLeadsServer && !schedulerUrl]
  const hasOwn = ownForm || ownCalendar
  const hasOutside = leadFormUrl ?? schedulerUrl
  const sections = [
    section(
      'company',
      { responsible: true, taxNumber: company.taxNumber, officer: company.officer, contact: true },
      { name: company.legalName, number: company.taxNumber, officer: company.officer },
    ),
    section(
      'forms',
      {
        lead: ownForm,
        booking: ownCalendar,
        along: hasOwn,
        why: hasOwn,
        kept: hasOwn && !leadDelivery.keepDays,
        keptDays: hasOwn && leadDelivery.keepDays,
        mail: hasOwn && leadDelivery.byMail,
        webhook: hasOwn && leadDelivery.toWebhook,
        written: !settings.hasLeadsServer && !(leadFormUrl && schedulerUrl),
      },
      { days: leadDelivery.keepDays?.toString() },
    ),
    section(
      'outsideForms',
      {
        leadForm: leadFormUrl,
        calendar: schedulerUrl,
        schedulingPage: schedulingPageUrl,
        asked: hasOutside && askBeforeFrames,
        shown: hasOutside && !askBeforeFrames,
      },
      { formHost: hostOf(leadFormUrl), calendarHost: hostOf(schedulerUrl), pageHost: hostOf(schedulingPageUrl) },
    ),
    section(
      'assistants',
      {
        own: !settings.voiceAgentId && !modelHost,
        agent: settings.voiceAgentId,
        model: modelHost && modelHost !== 'here',
        ownModel: modelHost === 'here',
        questions: countsQuestions && !leadDelivery.keepDays,
        questionsDays: countsQuestions && leadDelivery.keepDays,
        diagnostic: !settings.diagnosticAgentId,
        diagnosticAgent: settings.diagnosticAgentId,
        standIn: settings.voiceAgentId ?? settings.diagnosticAgentId,
        // The built-in assistant always runs, if only as a fallback.
        speech: true,
      },
      // Where the widget of an external voice agent sends what visitors say.
      { agentHost: 'elevenlabs.io', modelHost, days: leadDelivery.keepDays?.toString() },
    ),
    section(
      'counting',
      {
        none: !settings.measurementId && !settings.counterUrl,
        analytics: settings.measurementId,
        counter: settings.counterUrl,
      },
      { counterHost: hostOf(settings.counterUrl) },
    ),
    section('browser', {
      noCookies: !settings.measurementId,
      analyticsCookies: settings.measurementId,
      kept: true,
      tab: true,
    }),
    section('others', { server: hasOwn, flags: true }, { flagHost: hostOf(settings.flagHost) }),
    section('rights', { gdpr: true, lgpd: true, how: true, complain: true }),
    accessibility,
  ]
  return sections.filter(({ paragraphs }) => paragraphs.length > 0)
}

function section<Id extends SectionId>(
  id: Id,
  conditions: Readonly<Record<ParagraphId<Id>, unknown>>,
  values: Readonly<Record<string, string | undefined>> = {},
): NoticeSection {
  const defined = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    id,
    paragraphs: Object.keys(conditions).filter((key) => conditions[key as ParagraphId<Id>]),
    values: Object.fromEntries(defined),
  }
}

function hostOf(address: string | undefined): string | undefined {
  return address && new URL(address).host
}
