/** What every page of the office is made with. */

import { languageFacts, type Language } from '../../app/site/languages.ts'
import type { Texts } from '../../app/site/namespaces.ts'
import { html, type Html, type Shown } from '../served/html.ts'
import type { Submission } from '../server/store/store.ts'
import { dateFormat, momentText } from '../shared/date-format.ts'

export type View = {
  language: Language
  words: Texts['deskoffice']
  /** What visitors choose from. */
  choices: Pick<Texts['desk'], 'topics' | 'teamSizes'>
  /** Where the office is, in this language. */
  base: string
  /** Of the session: every form that changes something carries it. */
  token: string
  /** The team's. */
  timeZone: string
}

/** What a page shows, and under which title. */
export type Content = { title: string; main: Html }

export function moment(view: View, at: string, timeZone = view.timeZone): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return momentText(dateFormat(languageFacts[view.language].locale, { timeZone, ...options }), at)
}

export function nameOf({ form }: Submission): string {
  return `${form.firstName} ${form.lastName}`
}

/** What somebody wants: the topic, or the time of the call. */
export function aboutOf(view: View, { form }: Submission): string {
  return 'start' in form ? moment(view, form.start) : view.choices.topics[form.topic]
}

export function leadPath({ base }: View, { id }: Submission): string {
  return `${base}/lead/${id}`
}

/** Everything that changes something is posted, with the session's token. */
export function postForm(view: View, action: string, content: Shown): Html {
  return html`<form method="post" action="${view.base}${action}">
    <input type="hidden" name="token" value="${view.token}" />${content}
  </form>`
}

/** Said first, with a way to what is wrong. */
export function alert(title: string, text: string, field?: string): Html {
  return html`<div class="alert" role="alert">
    <strong>${title}</strong>
    ${field === undefined ? html`<span>${text}</span>` : html`<a href="#${field}">${text}</a>`}
  </div>`
}

/** A call that its visitor cancelled or has not confirmed yet is neither open nor done. */
export function stateTag({ words: { states, calls } }: View, submission: Submission, doneAt: string | undefined): Html {
  if (submission.kind === 'booking' && submission.cancelledAt) return html`<span class="tag">${calls.cancelled}</span>`
  if (submission.kind === 'booking' && submission.held) return html`<span class="tag">${calls.held}</span>`
  return doneAt === undefined
    ? html`<span class="tag active">${states.open}</span>`
    : html`<span class="tag done">${states.done}</span>`
}
