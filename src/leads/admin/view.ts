import { languageFacts, type Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { html, type Html, type HtmlValue } from '../documents/html.ts'
import type { Submission } from '../server/store/submission.ts'
import { dateFormat, momentText } from '../shared/date-format.ts'
import { labelOf } from '../shared/label-of.ts'

export type View = {
  language: Language
  texts: Texts['admin']
  choices: Pick<Texts['forms'], 'topics' | 'teamSizes'>
  campaignParts: Texts['mails']['campaignParts']
  base: string
  token: string
  signedInUntil: string
  timeZone: string
}

export function formatMoment(view: View, at: string, timeZone = view.timeZone): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return momentText(dateFormat(languageFacts[view.language].locale, { timeZone, ...options }), at)
}

export function nameOf({ form }: Submission): string {
  return `${form.firstName} ${form.lastName}`
}

export function summaryOf(view: View, { form }: Submission): string {
  return 'start' in form ? formatMoment(view, form.start) : labelOf(view.choices.topics, form.topic)
}

export function leadPath({ base }: View, { id }: Submission): string {
  return `${base}/lead/${id}`
}

export function postForm(view: View, action: string, content: HtmlValue): Html {
  return html`<form method="post" action="${view.base}${action}">
    <input type="hidden" name="token" value="${view.token}" />${content}
  </form>`
}

/** `caption` is a `<caption>` element; each row starts with its `<th>`. */
export function table(caption: Html, columns: readonly HtmlValue[], rows: readonly Html[]): Html {
  return html`<table>
    ${caption}
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row}
          </tr>`,
      )}
    </tbody>
  </table>`
}

export function tag(tone: 'idle' | 'active' | 'done' | 'hot', text: string): Html {
  return html`<span class="tag ${tone}">${text}</span>`
}

export function stateTag({ texts: { states, calls } }: View, submission: Submission, doneAt: string | undefined): Html {
  if (submission.kind === 'booking' && submission.cancelledAt) return tag('idle', calls.cancelled)
  if (submission.kind === 'booking' && submission.held) return tag('idle', calls.held)
  return doneAt === undefined ? tag('active', states.open) : tag('done', states.done)
}
