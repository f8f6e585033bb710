/** What browsers without scripts see of the two forms. */

import type { FormId } from '../../app/site/embeds.ts'
import type { Language } from '../../app/site/languages.ts'
import type { Texts } from '../../app/site/namespaces.ts'
import { fillBrackets, partsOf } from '../../app/site/template.ts'
import { html, type Html, type Shown } from '../served/html.ts'
import { timesByDay } from '../served/times.ts'
import { momentIn } from '../server/delivery/mail.ts'
import { faultSentence } from '../shared/fault-sentence.ts'
import type { BookingReceipt } from '../shared/protocol.ts'
import { limits, teamSizes, topics, type Fault } from '../shared/schema.ts'
import { zoneName } from '../shared/time-zones.ts'

export type View = {
  id: FormId
  language: Language
  words: Texts['deskform']
  /** Those of the forms themselves. */
  form: Texts['desk']
  /** Of the form, in this language. */
  base: string
  email: string
  notice: string
  timeZone: string
}

/** What a page shows, and under which title. */
export type Content = { title: string; main: Html }

/** What was typed, as browsers send it. */
export type Values = Readonly<Record<string, string>>

type Faults = Readonly<Record<string, Fault>>

const texts = {
  firstName: { autocomplete: 'given-name', type: 'text', max: limits.name },
  lastName: { autocomplete: 'family-name', type: 'text', max: limits.name },
  email: { autocomplete: 'email', type: 'email', max: limits.email },
  company: { autocomplete: 'organization', type: 'text', max: limits.company },
} as const

/** In the order of the form. */
const fields = {
  'lead-form': ['firstName', 'lastName', 'email', 'company', 'teamSize', 'topic', 'consent'],
  scheduler: ['start', 'firstName', 'lastName', 'email', 'company', 'consent'],
} as const satisfies Record<FormId, readonly string[]>

type Field = (typeof fields)[FormId][number]

export type State = {
  values: Values
  faults?: Faults
  /** Where a time is to be chosen. */
  free?: readonly string[]
  isTaken?: boolean
}

export function formPage(view: View, { values, faults = {}, free = [], isTaken = false }: State): Content {
  const { id, words, form, base, timeZone, language } = view
  const title = id === 'lead-form' ? form.leadForm.title : form.scheduler.heading
  if (id === 'scheduler' && free.length === 0) {
    const { heading, text } = form.scheduler.empty
    return card(heading, [
      html`<h1>${heading}</h1>`,
      html`<p class="mail">${withLinks(text, { mail: mailLink(view) })}</p>`,
    ])
  }
  const controls: Readonly<Record<Field, () => Html>> = {
    ...(Object.fromEntries(
      Object.keys(texts).map((name) => [name, () => textField(view, name as keyof typeof texts, values, faults)]),
    ) as Record<keyof typeof texts, () => Html>),
    teamSize: () => teamSizeField(view, values, faults),
    topic: () => topicField(view, values, faults),
    consent: () => consentField(view, values, faults),
    start: () =>
      html`<p class="quiet">
          ${fillBrackets(words.zone, { zone: zoneName(timeZone, new Date(free[0] ?? 0), language) })}
        </p>
        <div id="start" tabindex="-1">
          ${timesByDay({ free, timeZone, language, legend: words.times, chosen: values['start'] })}
        </div>
        ${faultOf(view, 'start', faults)}`,
  }
  return card(title, [
    isTaken ? alertBox(words.alert, [html`<span>${form.scheduler.gone}</span>`]) : faultsBox(view, faults),
    html`<h1>${title}</h1>`,
    id === 'lead-form' && html`<p class="quiet">${form.leadForm.note}</p>`,
    html`<form method="post" action="${base}" novalidate>
      ${hidden('key', values['key'])} ${fields[id].map((field) => controls[field]())}
      <div class="unseen" aria-hidden="true">
        <label>${form.fields.website}<input name="website" tabindex="-1" autocomplete="off" /></label>
      </div>
      <button class="button" type="submit">${words.next}</button>
    </form>`,
  ])
}

/** In place of a proof of work: a person looks at it once more. */
export function askPage(view: View, values: Values): Content {
  const { id, words, form, base, timeZone, language } = view
  const shown: Readonly<Record<Field, [label: string, value: string]>> = {
    firstName: [form.fields.firstName, values['firstName'] ?? ''],
    lastName: [form.fields.lastName, values['lastName'] ?? ''],
    email: [form.fields.email, values['email'] ?? ''],
    company: [form.fields.company, values['company'] ?? ''],
    teamSize: [form.fields.teamSize, wordFor(form.teamSizes, values['teamSize'])],
    topic: [form.fields.topic, wordFor(form.topics, values['topic'])],
    start: [words.ask.time, values['start'] ? momentIn(timeZone, values['start'], language) : ''],
    consent: ['', ''],
  }
  const told = fields[id].filter((field) => field !== 'consent')
  return card(words.ask.title, [
    html`<h1>${words.ask.title}</h1>`,
    html`<p>${words.ask.text}</p>`,
    html`<dl class="facts">
      ${told.map(
        (field) =>
          html`<dt>${shown[field][0]}</dt>
            <dd>${shown[field][1]}</dd>`,
      )}
    </dl>`,
    html`<form method="post" action="${base}">
      ${Object.entries(values).map(([name, value]) => hidden(name, value))}
      <button class="button" type="submit">${words.ask.send}</button>
      <button class="button outline" type="submit" name="change" value="yes">${words.ask.change}</button>
    </form>`,
  ])
}

export function leadSentPage({ form: { leadSent } }: View, { email = '' }: Values): Content {
  return card(leadSent.heading, [html`<h1>${leadSent.heading}</h1>`, steps(leadSent.steps, { email })])
}

export function bookedPage(view: View, values: Values, { start, held, heldUntil, calendar }: BookingReceipt): Content {
  const { form, timeZone, language } = view
  const { heading, steps: next } = held ? form.held : form.booked
  const until = heldUntil === undefined ? '' : momentIn(timeZone, heldUntil, language)
  return card(heading, [
    html`<h1>${heading}</h1>`,
    html`<p><strong>${momentIn(timeZone, start, language)}</strong></p>`,
    html`<p class="quiet">${zoneName(timeZone, new Date(start), language)}</p>`,
    steps(next, { email: values['email'] ?? '', until }),
    !held && html`<a class="link" href="${calendar}" download>${form.booked.calendar}</a>`,
  ])
}

export type Problem = Exclude<keyof Texts['deskform']['problems'], 'title'>

export function problemPage(view: View, problem: Problem): Content {
  const { problems } = view.words
  return card(problems.title, [
    html`<h1>${problems.title}</h1>`,
    html`<p class="mail">${withLinks(problems[problem], { mail: mailLink(view) })}</p>`,
  ])
}

function card(title: string, parts: readonly (Html | false | undefined)[]): Content {
  return { title, main: html`<div class="card narrow">${parts}</div>` }
}

function alertBox(title: string, lines: readonly Html[]): Html {
  return html`<div class="alert" role="alert"><strong>${title}</strong>${lines}</div>`
}

/** Said first, with a way to each field. */
function faultsBox(view: View, faults: Faults): Html | undefined {
  const wrong = fields[view.id].filter((field) => field in faults)
  if (wrong.length === 0) return undefined
  return alertBox(
    view.words.alert,
    wrong.map((field) => html`<a href="#${field}">${sentenceOf(view, field, faults)}</a>`),
  )
}

function sentenceOf({ form }: View, field: Field, { [field]: fault }: Faults): string {
  if (!fault) return ''
  return field === 'start' ? form.scheduler.missing : faultSentence(form.faults, field, fault)
}

function faultOf(view: View, field: Field, faults: Faults): Html | undefined {
  const sentence = sentenceOf(view, field, faults)
  return sentence === '' ? undefined : html`<p class="fault" id="${field}-fault">${sentence}</p>`
}

function marks(field: Field, faults: Faults): Html | undefined {
  return field in faults ? html` aria-invalid="true" aria-describedby="${field}-fault"` : undefined
}

function textField(view: View, name: keyof typeof texts, values: Values, faults: Faults): Html {
  const { autocomplete, type, max } = texts[name]
  return html`<div class="field">
    <label for="${name}">${view.form.fields[name]}</label>
    <input
      class="control"
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${max}"
      required
      value="${values[name]}"
      ${marks(name, faults)}
    />
    ${faultOf(view, name, faults)}
  </div>`
}

function teamSizeField(view: View, values: Values, faults: Faults): Html {
  const { fields: labels, teamSizes: words } = view.form
  return html`<div class="field">
    <label for="teamSize">${labels.teamSize}</label>
    <select class="control" id="teamSize" name="teamSize" required ${marks('teamSize', faults)}>
      <option value="">${labels.choose}</option>
      ${teamSizes.map(
        (size) =>
          html`<option value="${size}" ${size === values['teamSize'] && html` selected`}>${words[size]}</option>`,
      )}
    </select>
    ${faultOf(view, 'teamSize', faults)}
  </div>`
}

function topicField(view: View, values: Values, faults: Faults): Html {
  const { fields: labels, topics: words } = view.form
  return html`<fieldset class="days" id="topic" tabindex="-1" ${marks('topic', faults)}>
    <legend>${labels.topic}</legend>
    <div class="times">
      ${topics.map(
        (topic) =>
          html`<label
            ><input type="radio" name="topic" value="${topic}" ${topic === values['topic'] && html` checked`} />${
              words[topic]
            }</label
          >`,
      )}
    </div>
    ${faultOf(view, 'topic', faults)}
  </fieldset>`
}

function consentField(view: View, values: Values, faults: Faults): Html {
  const { fields: labels, notice } = view.form
  const isGiven = values['consent'] !== undefined && html` checked`
  return html`<div class="field">
    <label class="consent"
      ><input type="checkbox" id="consent" name="consent" required ${isGiven} ${marks('consent', faults)} /><span
        >${withLinks(labels.consent, { notice: html`<a href="${view.notice}" target="_blank" rel="noopener">${notice}</a>` })}</span
      ></label
    >
    ${faultOf(view, 'consent', faults)}
  </div>`
}

function hidden(name: string, value = ''): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`
}

function steps(lines: readonly string[], values: Readonly<Record<string, string>>): Html {
  return html`<ul class="stack">
    ${lines.map((line) => html`<li>${fillBrackets(line, values)}</li>`)}
  </ul>`
}

function withLinks(text: string, links: Readonly<Record<string, Html>>): Shown {
  return partsOf(text).map(({ text: part, kind }) => (kind === 'bracketed' ? (links[part] ?? part) : part))
}

function mailLink({ email }: View): Html {
  return html`<a href="mailto:${email}">${email}</a>`
}

function wordFor(words: Readonly<Record<string, string>>, value = ''): string {
  return words[value] ?? ''
}
