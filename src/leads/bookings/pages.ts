import type { Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { hrefFor } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { timesByDay } from '../documents/fields.ts'
import { html, type Html } from '../documents/html.ts'
import { alertBox, cardPage, type Content } from '../documents/layout.ts'
import { SCHEDULER_PAGE } from '../documents/paths.ts'
import { momentIn } from '../server/delivery/mail.ts'
import { SLOT_MINUTES } from '../server/hours.ts'
import type { Booking } from '../server/store/submission.ts'
import { api } from '../shared/protocol.ts'
import { zoneName } from '../shared/time-zones.ts'

export type View = { language: Language; texts: Texts['bookings']; base: string }

export type Alert = Exclude<keyof Texts['bookings']['alerts'], 'title'>

/** Every move sends mail; after this many, visitors have to contact us. */
export const MAX_MOVES = 5

export function canMove({ moves = 0 }: Booking): boolean {
  return moves < MAX_MOVES
}

export function callPage(view: View, booking: Booking, alert?: Alert): Content {
  const { texts } = view
  const { held, form } = booking
  const content = [
    timeOf(view, booking),
    held &&
      html`<p>${fillBrackets(texts.held.text, { until: momentIn(form.timeZone, held.until, view.language) })}</p>
        ${changeForm(view, 'confirm', booking, html`<button class="button ink" type="submit">${texts.held.confirm}</button>`)}`,
    !held && calendarLink(view, booking),
    canMove(booking)
      ? html`<a class="button outline" href="${view.base}/move">${texts.move.link}</a>`
      : html`<p class="quiet">${texts.move.often}</p>`,
    changeForm(view, 'cancel', booking, html`<button class="button outline" type="submit">${texts.cancel}</button>`),
  ]
  return cardPage(held ? texts.held.title : texts.title, content, alertOf(view, alert))
}

export function movePage(view: View, booking: Booking, free: readonly string[], alert?: Alert): Content {
  const { texts, language } = view
  const { start, timeZone } = booking.form
  const values = { when: momentIn(timeZone, start, language), zone: zoneName(timeZone, new Date(start), language) }
  const times = html`${timesByDay({ free, timeZone, language, legend: texts.move.legend })}
    <div class="send"><button class="button ink" type="submit">${texts.move.send}</button></div>`
  const content = html`<p>${fillBrackets(texts.move.now, values)}</p>
    ${free.length > 0 ? changeForm(view, 'move', booking, times) : html`<p>${texts.move.none}</p>`}
    <a class="button outline" href="${view.base}">${texts.move.keep}</a>`
  return cardPage(texts.move.title, content, alertOf(view, alert))
}

export function callUpdatedPage(view: View, booking: Booking, change: 'confirmed' | 'moved'): Content {
  const { title, text } = view.texts[change]
  const content = html`${timeOf(view, booking)}
    <p>${text}</p>
    ${calendarLink(view, booking)}
    <p><a class="link" href="${view.base}">${view.texts.change}</a></p>`
  return cardPage(title, content)
}

/** `gone` is the same page for invalid and expired links, so that it doesn't reveal which links existed. */
export function noCallPage({ texts, language }: View, reason: 'cancelled' | 'gone'): Content {
  const { title, text } = texts[reason]
  const content = html`<p>${text}</p>
    <a class="button ink" href="${hrefFor(SCHEDULER_PAGE, language)}">${texts.cancelled.book}</a>`
  return cardPage(title, content)
}

export type Problem = Exclude<keyof Texts['bookings']['problems'], 'title'>

export function problemPage({ texts: { problems } }: View, problem: Problem): Content {
  return cardPage(problems.title, html`<p>${problems[problem]}</p>`)
}

function alertOf({ texts: { alerts } }: View, alert: Alert | undefined): Html | undefined {
  return alert && alertBox(alerts.title, alerts[alert])
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

/** Posts the start time the visitor saw: if the call has changed since, it is shown again instead. */
function changeForm({ base }: View, action: string, { form }: Booking, content: Html): Html {
  return html`<form method="post" action="${base}/${action}">
    <input type="hidden" name="seen" value="${form.start}" />${content}
  </form>`
}

function calendarLink({ texts }: View, { id }: Booking): Html {
  return html`<p><a class="link" href="${api.bookings}/${id}/call.ics" download>${texts.calendar}</a></p>`
}
