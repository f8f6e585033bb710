import type { FormId } from '#site/embeds.ts'
import type { Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { fillBrackets, partsOf } from '#site/template.ts'
import { checkboxField, icon, selectField, textField, timesByDay } from '../documents/fields.ts'
import { html, type Html, type HtmlValue } from '../documents/html.ts'
import { alertBox, cardPage, type Content } from '../documents/layout.ts'
import { momentIn } from '../server/delivery/mail.ts'
import { fieldErrorSentence } from '../shared/field-error-sentence.ts'
import { labelOf } from '../shared/label-of.ts'
import type { BookingReceipt } from '../shared/protocol.ts'
import { limits, teamSizes, topics, type FieldError } from '../shared/schema.ts'
import { zoneName } from '../shared/time-zones.ts'

export type View = {
  id: FormId
  language: Language
  texts: Texts['formpages']
  form: Texts['forms']
  base: string
  email: string
  notice: string
  timeZone: string
}

export type Values = Readonly<Record<string, string>>

type FieldErrors = Readonly<Record<string, FieldError>>

const inputAttributes = {
  firstName: html`type="text" autocomplete="given-name" autocapitalize="words" maxlength="${limits.name}"`,
  lastName: html`type="text" autocomplete="family-name" autocapitalize="words" maxlength="${limits.name}"`,
  email: html`type="email" autocomplete="email" spellcheck="false" maxlength="${limits.email}"`,
  phone: html`type="tel" autocomplete="tel" maxlength="${limits.phone}"`,
  company: html`type="text" autocomplete="organization" autocapitalize="words" maxlength="${limits.company}"`,
}

export const fields = {
  'lead-form': ['firstName', 'lastName', 'email', 'phone', 'company', 'teamSize', 'topic', 'consent'],
  scheduler: ['start', 'firstName', 'lastName', 'email', 'company', 'consent'],
} as const satisfies Record<FormId, readonly string[]>

type Field = (typeof fields)[FormId][number]

export type State = { values: Values; fieldErrors?: FieldErrors; free?: readonly string[]; isTaken?: boolean }

export function formPage(view: View, { values, fieldErrors = {}, free = [], isTaken = false }: State): Content {
  const { id, texts, form, base } = view
  const { leadForm, scheduler } = form
  if (id === 'scheduler' && free.length === 0) return messagePage(view, scheduler.empty.heading, scheduler.empty.text)
  const title = id === 'lead-form' ? leadForm.title : scheduler.heading
  const invalidFields = fields[id].filter((field) => field in fieldErrors)
  const fieldProps = (name: Field) => ({
    name,
    label: form.fields[name as keyof typeof form.fields],
    error: errorMessageOf(view, name, fieldErrors),
    hasFocus: name === invalidFields[0] || (isTaken && name === 'start'),
  })
  const text = (name: keyof typeof inputAttributes) =>
    textField({
      ...fieldProps(name),
      hint: name === 'phone' ? form.fields.phoneHint : undefined,
      attributes: html`${inputAttributes[name]} ${name !== 'phone' && html` required`} value="${values[name]}"`,
    })
  const content = html`${id === 'lead-form' && html`<p class="quiet">${leadForm.note}</p>`}
    <form method="post" action="${base}" novalidate>
      ${hidden('key', values['key'])}
      ${id === 'scheduler' && times(view, free, { ...fieldProps('start'), chosen: values['start'] })}
      <div class="pair">${text('firstName')}${text('lastName')}</div>
      ${text('email')} ${id === 'lead-form' && text('phone')} ${text('company')}
      ${
        id === 'lead-form' && [
          selectField({
            ...fieldProps('teamSize'),
            first: form.fields.choose,
            options: teamSizes.map((size) => [size, form.teamSizes[size]]),
            chosen: values['teamSize'],
          }),
          selectField({
            ...fieldProps('topic'),
            first: form.fields.choose,
            options: topics.map((topic) => [topic, form.topics[topic]]),
            chosen: values['topic'],
          }),
        ]
      }
      ${checkboxField({ ...fieldProps('consent'), label: consent(view), isChecked: values['consent'] !== undefined })}
      <div class="hidden" aria-hidden="true">
        <label>${form.fields.website}<input name="website" tabindex="-1" autocomplete="off" /></label>
      </div>
      <button class="button ink" type="submit">${texts.next}</button>
    </form>`
  return cardPage(title, content, [
    isTaken && alertBox(texts.alert, scheduler.gone),
    invalidFields.length > 0 && alertBox(texts.alert, fieldLinks(view, invalidFields)),
  ])
}

/** Replaces the proof of work, which would need JavaScript. */
export function reviewPage(view: View, values: Values): Content {
  const { id, texts, form, base, timeZone, language } = view
  const displayValues: Values = {
    ...values,
    teamSize: labelOf(form.teamSizes, values['teamSize'] ?? ''),
    topic: labelOf(form.topics, values['topic'] ?? ''),
    start: values['start'] ? momentIn(timeZone, values['start'], language) : '',
  }
  const reviewedFields = fields[id].filter((field) => field !== 'consent' && displayValues[field])
  const content = html`<p>${texts.ask.text}</p>
    <dl class="facts">
      ${reviewedFields.map(
        (field) =>
          html`<div>
            <dt>${nameOf(view, field)}</dt>
            <dd>${displayValues[field]}</dd>
          </div>`,
      )}
    </dl>
    <form method="post" action="${base}">
      ${Object.entries(values).map(([name, value]) => hidden(name, value))}
      <button class="button ink" type="submit">${texts.ask.send}</button>
      <button class="button outline" type="submit" name="change" value="yes">${texts.ask.change}</button>
    </form>`
  return cardPage(texts.ask.title, content)
}

export function leadSentPage({ form: { leadSent } }: View, { email = '' }: Values): Content {
  return confirmation(leadSent.heading, [steps(leadSent.steps, { email })])
}

export function bookedPage(view: View, values: Values, { start, held, heldUntil, calendar }: BookingReceipt): Content {
  const { form, timeZone, language } = view
  const { heading, steps: next } = held ? form.held : form.booked
  const until = heldUntil === undefined ? '' : momentIn(timeZone, heldUntil, language)
  return confirmation(heading, [
    html`<div class="meeting">
      <b>${momentIn(timeZone, start, language)}</b>
      <p>${zoneName(timeZone, new Date(start), language)}</p>
    </div>`,
    steps(next, { email: values['email'] ?? '', until }),
    !held && html`<a class="button ink" href="${calendar}" download>${form.booked.calendar}</a>`,
  ])
}

export type Problem = Exclude<keyof Texts['formpages']['problems'], 'title'>

export function problemPage(view: View, problem: Problem): Content {
  const { problems } = view.texts
  return messagePage(view, problems.title, problems[problem])
}

function messagePage({ email }: View, title: string, text: string): Content {
  const mail = html`<a class="link" href="mailto:${email}">${email}</a>`
  return cardPage(title, html`<p>${withLinks(text, { mail })}</p>`)
}

function confirmation(title: string, parts: HtmlValue): Content {
  return {
    title,
    main: html`<div class="card white narrow confirmation">
      <span class="mark">${icon('check', 24)}</span>
      <h1>${title}</h1>
      ${parts}
    </div>`,
  }
}

function fieldLinks(view: View, invalidFields: readonly Field[]): Html {
  return html`<ul class="field-links">
    ${invalidFields.map((field) => html`<li><a class="link" href="#${field}">${nameOf(view, field)}</a></li>`)}
  </ul>`
}

/** Some labels are long, and `start` has none. */
function nameOf({ texts, form: { fields: labels, leadSent, summary } }: View, field: Field): string {
  const { phone, topic } = leadSent
  return { ...labels, phone, topic, consent: summary.consent, start: texts.ask.time }[field]
}

function errorMessageOf({ form }: View, field: Field, { [field]: error }: FieldErrors): string | undefined {
  if (!error) return undefined
  return field === 'start' ? form.scheduler.missing : fieldErrorSentence(form.faults, field, error)
}

function times(
  view: View,
  free: readonly string[],
  choice: { chosen: string | undefined; error: string | undefined; hasFocus: boolean },
): Html {
  const { texts, timeZone, language } = view
  const zone = zoneName(timeZone, new Date(free[0] ?? 0), language)
  return html`<p class="quiet">${fillBrackets(texts.zone, { zone })}</p>
    ${timesByDay({ free, timeZone, language, legend: texts.times, ...choice })}`
}

function consent({ texts, form, notice }: View): HtmlValue {
  const link = html`<a class="link" href="${notice}" target="_blank" rel="noopener"
    >${form.notice}<span class="hidden"> ${texts.newTab}</span></a
  >`
  return withLinks(form.fields.consent, { notice: link })
}

function hidden(name: string, value = ''): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`
}

function steps(lines: readonly string[], values: Readonly<Record<string, string>>): Html {
  return html`<ol>
    ${lines.map((line) => html`<li><span>${fillBrackets(line, values)}</span></li>`)}
  </ol>`
}

function withLinks(text: string, links: Readonly<Record<string, Html>>): HtmlValue {
  return partsOf(text).map(({ text: part, kind }) => (kind === 'bracketed' ? (links[part] ?? part) : part))
}
