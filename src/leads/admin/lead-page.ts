import { languageFacts } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import { textField } from '../documents/fields.ts'
import { html, type Html, type HtmlValue } from '../documents/html.ts'
import { alertBox, cardPage, type Content } from '../documents/layout.ts'
import { campaignLines } from '../server/delivery/mail.ts'
import type { DeliveryState, SubmissionRecord } from '../server/store/admin.ts'
import type { DeleteResult } from '../server/store/retention.ts'
import type { Submission } from '../server/store/submission.ts'
import { labelOf } from '../shared/label-of.ts'
import { zoneName } from '../shared/time-zones.ts'
import { formatMoment, leadPath, nameOf, postForm, stateTag, table, tag, type View } from './view.ts'

export function leadPage(
  view: View,
  { submission, doneAt, deliveries }: SubmissionRecord & { deliveries: DeliveryState[] },
): Content {
  const { lead, kinds, list } = view.texts
  const { id, kind, form, receivedAt } = submission
  const name = nameOf(submission)
  const about = [
    kinds[kind],
    fillBrackets(lead.received, { when: formatMoment(view, receivedAt) }),
    ...(doneAt === undefined ? [] : [fillBrackets(lead.doneAt, { when: formatMoment(view, doneAt) })]),
    fillBrackets(list.zone, { zone: zoneName(view.timeZone, new Date(receivedAt), view.language) }),
  ]
  return {
    title: name,
    main: html`<div class="stack">
        <p class="screen-only"><a class="link" href="${view.base}">${lead.back}</a></p>
        <h1>${name}</h1>
        <p class="quiet">${stateTag(view, submission, doneAt)} ${about.join(' · ')}</p>
      </div>
      <div class="actions">
        ${postForm(
          view,
          `/lead/${id}/${doneAt === undefined ? 'done' : 'open'}`,
          html`<button class="button ink" type="submit">
            ${doneAt === undefined ? lead.markDone : lead.markOpen}
          </button>`,
        )}
        <a class="button outline" href="mailto:${encodeURIComponent(form.email).replace('%40', '@')}"
          >${fillBrackets(lead.write, { name: form.firstName })}</a
        >
      </div>
      <div class="columns">
        <section class="card white" aria-labelledby="details">
          <h2 id="details">${lead.details}</h2>
          ${facts(view, submission)}
        </section>
        <section class="card white" aria-labelledby="deliveries">
          <h2 id="deliveries">${lead.deliveries}</h2>
          ${deliveries.length > 0 ? deliveryTable(view, deliveries) : html`<p class="quiet">${lead.noDeliveries}</p>`}
        </section>
      </div>
      ${
        'report' in form &&
        form.report !== undefined &&
        html`<section class="card white" aria-labelledby="report">
          <h2 id="report">${lead.report}</h2>
          <p class="report">${form.report}</p>
        </section>`
      }
      <section class="card white screen-only" aria-labelledby="erase">
        <h2 id="erase">${lead.erase}</h2>
        <p class="quiet">${fillBrackets(lead.eraseText, { email: form.email })}</p>
        <p class="actions">
          <a class="button outline small" href="${leadPath(view, submission)}/erase">${lead.eraseLink}</a>
        </p>
      </section>`,
  }
}

function facts(view: View, submission: Submission): Html {
  const { fields } = view.texts
  const { form } = submission
  const campaign = campaignLines(form.campaign, view.campaignParts)
  const rows: Partial<Record<keyof typeof fields, HtmlValue>> = {
    ...('start' in form && {
      start: formatMoment(view, form.start),
      timeZone: `${zoneName(form.timeZone, new Date(form.start), view.language)}, ${formatMoment(view, form.start, form.timeZone)}`,
    }),
    company: form.company,
    email: form.email,
    ...('topic' in form && {
      phone: form.phone,
      teamSize: labelOf(view.choices.teamSizes, form.teamSize),
      topic: labelOf(view.choices.topics, form.topic),
    }),
    language: languageFacts[form.language].name,
    page: form.page,
    landing: form.landing,
    referrer: form.referrer,
    ...(campaign.length > 0 && { campaign: campaign.map((line) => html`<div>${line}</div>`) }),
  }
  return html`<dl class="facts">
    ${Object.entries(rows).map(
      ([field, value]) =>
        value &&
        html`<div>
          <dt>${fields[field as keyof typeof fields]}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

function deliveryTable({ texts }: View, deliveries: readonly DeliveryState[]): Html {
  const { columns, deliveries: caption } = texts.lead
  const tones = { waiting: 'active', delivered: 'done', parked: 'hot' } as const
  return table(
    html`<caption class="hidden">
      ${caption}
    </caption>`,
    [columns.channel, columns.attempts, columns.state],
    deliveries.map(
      ({ channel, state, attempts, lastError }) =>
        html`<th scope="row">${texts.channels[channel]}<span class="below long">${lastError}</span></th>
          <td data-label="${columns.attempts}">${attempts}</td>
          <td data-label="${columns.state}">${tag(tones[state], texts.deliveryStates[state])}</td>`,
    ),
  )
}

export function erasePage(view: View, submission: Submission, typed: string | undefined, isWrong = false): Content {
  const { erase } = view.texts
  const { email } = submission.form
  const path = `/lead/${submission.id}`
  const attributes = html`type="text" inputmode="email" autocomplete="off" autocapitalize="none" spellcheck="false"
  required maxlength="254" value="${typed}" ${isWrong && html` aria-invalid="true" aria-describedby="alert"`}`
  const content = html`<p>${fillBrackets(erase.text, { email })}</p>
    ${postForm(
      view,
      `${path}/erase`,
      html`${textField({ name: 'email', label: fillBrackets(erase.typed, { email }), attributes, hasFocus: isWrong })}
        <p class="actions">
          <button class="button danger" type="submit">${erase.confirm}</button>
          <a class="button outline" href="${view.base}${path}">${erase.cancel}</a>
        </p>`,
    )}`
  return cardPage(
    erase.title,
    content,
    isWrong && alertBox(erase.mismatch, fillBrackets(erase.mismatchText, { email })),
  )
}

export function erasedPage({ texts: { erased, lead }, base }: View, { count, gone }: DeleteResult): Content {
  const content = html`<p role="status">${fillBrackets(erased.text, { count: String(count) })}</p>
    ${!gone && html`<p class="alert">${erased.traces}</p>`}
    <p>${erased.copies}</p>
    <p><a class="link" href="${base}">${lead.back}</a></p>`
  return cardPage(erased.title, content)
}
