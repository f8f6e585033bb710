import type { Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { hrefFor } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { html, type Html } from '../documents/html.ts'
import { alertBox, type Content } from '../documents/layout.ts'
import { SCHEDULER_PAGE } from '../documents/paths.ts'
import { timesByDay } from '../documents/times.ts'
import { momentIn } from '../server/delivery/mail.ts'
import { SLOT_MINUTES } from '../server/hours.ts'
import type { Booking } from '../server/store/store.ts'
import { api } from '../shared/protocol.ts'
import { zoneName } from '../shared/time-zones.ts'

export type View = {
  language: Language
  words: Texts['bookings']
  /** Path of the link in this language. */
  base: string
}

export type Alert = Exclude<keyof Texts['bookings']['alerts'], 'title'>

/** Every move sends mail. After this many, visitors have to contact us. */
export const MOST_MOVES = 5

export function canMove({ moves = 0 }: Booking): boolean {
  return moves < MOST_MOVES
}

export function callPage(view: View, booking: Booking, alert?: Alert): Content {
  const { words } = view
  const { held, form } = booking
  const title = held ? words.held.title : words.title
  return card(title, [
    alert && alertBox(words.alerts.title, words.alerts[alert]),
    html`<h1>${title}</h1>`,
    timeOf(view, booking),
    held &&
      html`<p>${fillBrackets(words.held.text, { until: momentIn(form.timeZone, held.until, view.language) })}</p>
        ${changeForm(view, 'confirm', booking, html`<button class="button ink" type="submit">${words.held.confirm}</button>`)}`,
    !held && calendarLink(view, booking),
    canMove(booking)
      ? html`<a class="button outline" href="${view.base}/move">${words.move.link}</a>`
      : html`<p class="quiet">${words.move.often}</p>`,
    changeForm(view, 'cancel', booking, html`<button class="button outline" type="submit">${words.cancel}</button>`),
  ])
}

export function movePage(view: View, booking: Booking, free: readonly string[], alert?: Alert): Content {
  const { words, language } = view
  const { start, timeZone } = booking.form
  const values = {
    when: momentIn(timeZone, start, language),
    zone: zoneName(timeZone, new Date(start), language),
  }
  const times = html`${timesByDay({ free, timeZone, language, legend: words.move.legend })}
    <div class="send"><button class="button ink" type="submit">${words.move.send}</button></div>`
  return card(words.move.title, [
    alert && alertBox(words.alerts.title, words.alerts[alert]),
    html`<h1>${words.move.title}</h1>`,
    html`<p>${fillBrackets(words.move.now, values)}</p>`,
    free.length > 0 ? changeForm(view, 'move', booking, times) : html`<p>${words.move.none}</p>`,
    html`<a class="button outline" href="${view.base}">${words.move.keep}</a>`,
  ])
}

/** Shown after a call was confirmed or moved. */
export function standingPage(view: View, booking: Booking, what: 'confirmed' | 'moved'): Content {
  const { title, text } = view.words[what]
  return card(title, [
    html`<h1>${title}</h1>`,
    timeOf(view, booking),
    html`<p>${text}</p>`,
    calendarLink(view, booking),
    html`<p><a class="link" href="${view.base}">${view.words.change}</a></p>`,
  ])
}

export function cancelledPage(view: View): Content {
  const { title, text } = view.words.cancelled
  return card(title, [html`<h1>${title}</h1>`, html`<p>${text}</p>`, newCall(view)])
}

/** The same page for invalid and expired links, so that it doesn't reveal which links existed. */
export function gonePage(view: View): Content {
  const { title, text } = view.words.gone
  return card(title, [html`<h1>${title}</h1>`, html`<p>${text}</p>`, newCall(view)])
}

export function problemPage({ words: { problems } }: View, problem: Exclude<keyof typeof problems, 'title'>): Content {
  return card(problems.title, [html`<h1>${problems.title}</h1>`, html`<p>${problems[problem]}</p>`])
}

function card(title: string, parts: readonly (Html | false | undefined)[]): Content {
  return { title, main: html`<div class="card white narrow">${parts}</div>` }
}

function timeOf({ words, language }: View, { form: { start, timeZone } }: Booking): Html {
  return html`<div class="meeting">
    <b>${momentIn(timeZone, start, language)}</b>
    <p>
      ${zoneName(timeZone, new Date(start), language)} ·
      ${fillBrackets(words.length, { minutes: String(SLOT_MINUTES) })}
    </p>
  </div>`
}

/** Posts the start time the visitor saw. If the call has changed since, it is shown again instead. */
function changeForm({ base }: View, what: string, { form }: Booking, content: Html): Html {
  return html`<form method="post" action="${base}/${what}">
    <input type="hidden" name="seen" value="${form.start}" />${content}
  </form>`
}

function calendarLink({ words }: View, { id }: Booking): Html {
  return html`<p><a class="link" href="${api.bookings}/${id}/call.ics" download>${words.calendar}</a></p>`
}

function newCall({ words, language }: View): Html {
  return html`<a class="button ink" href="${hrefFor(SCHEDULER_PAGE, language)}">${words.cancelled.book}</a>`
}
