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
  texts: Texts['bookings']
  /** Path of the link in this language. */
  base: string
}

export type Alert = Exclude<keyof Texts['bookings']['alerts'], 'title'>

/** Every move sends mail. After this many, visitors have to contact us. */
export const MAX_MOVES = 5

export function canMove({ moves = 0 }: Booking): boolean {
  return moves < MAX_MOVES
}

export function callPage(view: View, booking: Booking, alert?: Alert): Content {
  const { texts } = view
  const { held, form } = booking
  const title = held ? texts.held.title : texts.title
  return card(title, [
    alert && alertBox(texts.alerts.title, texts.alerts[alert]),
    html`<h1>${title}</h1>`,
    timeOf(view, booking),
    held &&
      html`<p>${fillBrackets(texts.held.text, { until: momentIn(form.timeZone, held.until, view.language) })}</p>
        ${changeForm(view, 'confirm', booking, html`<button class="button ink" type="submit">${texts.held.confirm}</button>`)}`,
    !held && calendarLink(view, booking),
    canMove(booking)
      ? html`<a class="button outline" href="${view.base}/move">${texts.move.link}</a>`
      : html`<p class="quiet">${texts.move.often}</p>`,
    changeForm(view, 'cancel', booking, html`<button class="button outline" type="submit">${texts.cancel}</button>`),
  ])
}

export function movePage(view: View, booking: Booking, free: readonly string[], alert?: Alert): Content {
  const { texts, language } = view
  const { start, timeZone } = booking.form
  const values = {
    when: momentIn(timeZone, start, language),
    zone: zoneName(timeZone, new Date(start), language),
  }
  const times = html`${timesByDay({ free, timeZone, language, legend: texts.move.legend })}
    <div class="send"><button class="button ink" type="submit">${texts.move.send}</button></div>`
  return card(texts.move.title, [
    alert && alertBox(texts.alerts.title, texts.alerts[alert]),
    html`<h1>${texts.move.title}</h1>`,
    html`<p>${fillBrackets(texts.move.now, values)}</p>`,
    free.length > 0 ? changeForm(view, 'move', booking, times) : html`<p>${texts.move.none}</p>`,
    html`<a class="button outline" href="${view.base}">${texts.move.keep}</a>`,
  ])
}

/** Shown after a call was confirmed or moved. */
export function callUpdatedPage(view: View, booking: Booking, change: 'confirmed' | 'moved'): Content {
  const { title, text } = view.texts[change]
  return card(title, [
    html`<h1>${title}</h1>`,
    timeOf(view, booking),
    html`<p>${text}</p>`,
    calendarLink(view, booking),
    html`<p><a class="link" href="${view.base}">${view.texts.change}</a></p>`,
  ])
}

export function cancelledPage(view: View): Content {
  const { title, text } = view.texts.cancelled
  return card(title, [html`<h1>${title}</h1>`, html`<p>${text}</p>`, newCallLink(view)])
}

/** The same page for invalid and expired links, so that it doesn't reveal which links existed. */
export function gonePage(view: View): Content {
  const { title, text } = view.texts.gone
  return card(title, [html`<h1>${title}</h1>`, html`<p>${text}</p>`, newCallLink(view)])
}

export function problemPage({ texts: { problems } }: View, problem: Exclude<keyof typeof problems, 'title'>): Content {
  return card(problems.title, [html`<h1>${problems.title}</h1>`, html`<p>${problems[problem]}</p>`])
}

function card(title: string, parts: readonly (Html | false | undefined)[]): Content {
  return { title, main: html`<div class="card white narrow">${parts}</div>` }
}

function timeOf({ texts, language }: View, { form: { start, timeZone } }: Booking): Html {
  return html`<div class="meeting">
    <b>${momentIn(timeZone, start, language)}</b>
    <p>
      ${zoneName(timeZone, new Date(start), language)} ·
      ${fillBrackets(texts.length, { minutes: String(SLOT_MINUTES) })}
    </p>
  </div>`
}

/** Posts the start time the visitor saw. If the call has changed since, it is shown again instead. */
function changeForm({ base }: View, action: string, { form }: Booking, content: Html): Html {
  return html`<form method="post" action="${base}/${action}">
    <input type="hidden" name="seen" value="${form.start}" />${content}
  </form>`
}

function calendarLink({ texts }: View, { id }: Booking): Html {
  return html`<p><a class="link" href="${api.bookings}/${id}/call.ics" download>${texts.calendar}</a></p>`
}

function newCallLink({ texts, language }: View): Html {
  return html`<a class="button ink" href="${hrefFor(SCHEDULER_PAGE, language)}">${texts.cancelled.book}</a>`
}
