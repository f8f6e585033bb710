/** Everything the site loads, stores or passes on has a paragraph, and nothing else does. */

import type texts from '#locales/en/privacy.en.json'
import { forEachLanguage, languageFacts, type Language } from './languages.ts'
import { sectionsOf, type Conditions, type NoticeSection } from './notice.ts'
import type { Settings } from './settings.ts'

type Sections = (typeof texts)['sections']

/** The last day on which everything in the accessibility statement was tested on every page. */
const TESTED_ON = new Date('2026-11-17')

export type PrivacyNotice = {
  sections: ReturnType<typeof noticeOf>
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

export function noticeOf(settings: Settings): readonly NoticeSection<keyof Sections>[] {
  const accessibility = { level: true, tested: true, gaps: true, tell: true }
  if (settings.privacyUrl) {
    const elsewhere = { document: settings.privacyUrl }
    return sectionsOf<Sections>({ elsewhere, accessibility }, { elsewhere })
  }
  const { company, leadFormUrl, schedulerUrl, schedulingPageUrl, askBeforeFrames, leadDelivery, assistant } = settings
  const { modelHost, countsQuestions } = assistant
  const [ownForm, ownCalendar] = [settings.hasLeadsServer && !leadFormUrl, settings.hasLeadsServer && !schedulerUrl]
  const hasOwn = ownForm || ownCalendar
  const hasOutside = leadFormUrl ?? schedulerUrl
  const days = leadDelivery.keepDays?.toString()
  const conditions: Omit<Conditions<Sections>, 'elsewhere'> = {
    company: { responsible: true, taxNumber: company.taxNumber, officer: company.officer, contact: true },
    forms: {
      lead: ownForm,
      phone: ownForm,
      booking: ownCalendar,
      along: hasOwn,
      why: hasOwn,
      kept: hasOwn && !days,
      keptDays: hasOwn && days,
      mail: hasOwn && leadDelivery.byMail,
      webhook: hasOwn && leadDelivery.toWebhook,
      written: !settings.hasLeadsServer && !(leadFormUrl && schedulerUrl),
      examples: true,
    },
    outsideForms: {
      leadForm: leadFormUrl,
      calendar: schedulerUrl,
      schedulingPage: schedulingPageUrl,
      asked: hasOutside && askBeforeFrames,
      shown: hasOutside && !askBeforeFrames,
    },
    assistants: {
      own: !settings.voiceAgentId && !modelHost,
      agent: settings.voiceAgentId,
      model: modelHost && modelHost !== 'here',
      ownModel: modelHost === 'here',
      questions: countsQuestions && !days,
      questionsDays: countsQuestions && days,
      diagnostic: !settings.diagnosticAgentId,
      diagnosticAgent: settings.diagnosticAgentId,
      standIn: settings.voiceAgentId ?? settings.diagnosticAgentId,
      // The built-in assistant always runs, if only as a fallback.
      speech: true,
    },
    counting: {
      none: !settings.measurementId && !settings.counterUrl,
      analytics: settings.measurementId,
      counter: settings.counterUrl,
    },
    browser: { noCookies: !settings.measurementId, analyticsCookies: settings.measurementId, kept: true, tab: true },
    others: { server: hasOwn, flags: true },
    rights: { main: true, laws: true, how: true, complain: true },
    accessibility,
  }
  return sectionsOf<Sections>(conditions, {
    company: { name: company.legalName, number: company.taxNumber, officer: company.officer },
    forms: { days },
    outsideForms: {
      formHost: hostOf(leadFormUrl),
      calendarHost: hostOf(schedulerUrl),
      pageHost: hostOf(schedulingPageUrl),
    },
    // Where the widget of an external voice agent sends what visitors say.
    assistants: { agentHost: 'elevenlabs.io', modelHost, days },
    counting: { counterHost: hostOf(settings.counterUrl) },
    others: { flagHost: hostOf(settings.flagHost) },
  })
}

function hostOf(address: string | undefined): string | undefined {
  return address && new URL(address).host
}
