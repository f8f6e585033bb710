import { languageFacts } from '../../app/site/languages.ts'
import { fillBrackets } from '../../app/site/template.ts'
import { html, type Html } from '../served/html.ts'
import type { Deleted, DeliveryState, Kept, Submission } from '../server/store/store.ts'
import { zoneName } from '../shared/time-zones.ts'
import { alert, leadPath, moment, nameOf, postForm, stateTag, type Content, type View } from './view.ts'

export function leadPage(
  view: View,
  { submission, doneAt, deliveries }: Kept & { deliveries: DeliveryState[] },
): Content {
  const { lead, kinds, list } = view.words
  const { id, kind, form, receivedAt } = submission
  const name = nameOf(submission)
  return {
    title: name,
    main: html`<div class="stack">
        <p><a class="link" href="${view.base}">${lead.back}</a></p>
        <h1>${name}</h1>
        <p class="quiet">
          ${kinds[kind]} · ${fillBrackets(lead.received, { when: moment(view, receivedAt) })} ·
          ${stateTag(view, submission, doneAt)}
        </p>
        <p class="quiet">
          ${fillBrackets(list.zone, { zone: zoneName(view.timeZone, new Date(receivedAt), view.language) })}${
            doneAt !== undefined && ` · ${fillBrackets(lead.doneAt, { when: moment(view, doneAt) })}`
          }
        </p>
      </div>
      <div class="actions">
        ${postForm(
          view,
          `/lead/${id}/${doneAt === undefined ? 'done' : 'open'}`,
          html`<button class="button" type="submit">${doneAt === undefined ? lead.markDone : lead.markOpen}</button>`,
        )}
        <a class="button outline" href="mailto:${encodeURIComponent(form.email).replace('%40', '@')}"
          >${fillBrackets(lead.write, { name: form.firstName })}</a
        >
      </div>
      <div class="columns">
        <section class="card" aria-labelledby="details">
          <h2 id="details">${lead.details}</h2>
          ${facts(view, submission)}
        </section>
        <section class="card" aria-labelledby="deliveries">
          <h2 id="deliveries">${lead.deliveries}</h2>
          ${deliveries.length > 0 ? deliveryTable(view, deliveries) : html`<p class="quiet">${lead.noDeliveries}</p>`}
        </section>
      </div>
      ${
        'report' in form &&
        form.report !== undefined &&
        html`<section class="card" aria-labelledby="report">
          <h2 id="report">${lead.report}</h2>
          <p class="report">${form.report}</p>
        </section>`
      }
      <section class="card screen-only" aria-labelledby="erase">
        <h2 id="erase">${lead.erase}</h2>
        <p class="quiet">${fillBrackets(lead.eraseText, { email: form.email })}</p>
        <p class="actions">
          <a class="button outline small" href="${leadPath(view, submission)}/erase">${lead.eraseLink}</a>
        </p>
      </section>`,
  }
}

function facts(view: View, submission: Submission): Html {
  const { fields } = view.words
  const { form } = submission
  const rows: Partial<Record<keyof typeof fields, string | undefined>> = {
    name: nameOf(submission),
    email: form.email,
    company: form.company,
    ...('topic' in form && {
      teamSize: view.choices.teamSizes[form.teamSize],
      topic: view.choices.topics[form.topic],
    }),
    ...('start' in form && {
      start: moment(view, form.start),
      timeZone: `${zoneName(form.timeZone, new Date(form.start), view.language)}, ${moment(view, form.start, form.timeZone)}`,
    }),
    language: languageFacts[form.language].name,
    page: form.page,
    campaign: Object.entries(form.campaign ?? {})
      .map((each) => each.join(' '))
      .join(', '),
  }
  return html`<dl class="facts">
    ${Object.entries(rows).map(
      ([field, value]) =>
        value &&
        html`<dt>${fields[field as keyof typeof fields]}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`
}

function deliveryTable({ words }: View, deliveries: readonly DeliveryState[]): Html {
  const { columns, deliveries: caption } = words.lead
  const tone = { waiting: 'active', delivered: 'done', parked: 'hot' } as const
  return html`<table>
    <caption class="unseen">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${Object.values(columns).map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${deliveries.map(
        ({ channel, state, attempts, lastError }) =>
          html`<tr>
            <th scope="row" data-label="${columns.channel}">${words.channels[channel]}</th>
            <td data-label="${columns.state}">
              <span class="tag ${tone[state]}">${words.deliveryStates[state]}</span>
            </td>
            <td data-label="${columns.attempts}">${attempts}</td>
            <td data-label="${columns.reason}">${lastError ?? '–'}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** `typed` is what was not the address. */
export function erasePage(view: View, submission: Submission, typed?: string): Content {
  const { erase } = view.words
  const { email } = submission.form
  const path = `/lead/${submission.id}`
  return {
    title: erase.title,
    main: html`<div class="card narrow">
      ${typed !== undefined && alert(erase.mismatch, fillBrackets(erase.mismatchText, { email }), 'email')}
      <h1>${erase.title}</h1>
      <p>${fillBrackets(erase.text, { email })}</p>
      ${postForm(
        view,
        `${path}/erase`,
        html`<div class="field">
            <label for="email">${fillBrackets(erase.typed, { email })}</label>
            <input
              class="control"
              id="email"
              name="email"
              type="text"
              inputmode="email"
              autocomplete="off"
              autocapitalize="none"
              spellcheck="false"
              required
              maxlength="254"
              value="${typed}"
              ${typed !== undefined && html` aria-invalid="true"`}
            />
          </div>
          <p class="actions">
            <button class="button danger" type="submit">${erase.confirm}</button>
            <a class="button outline" href="${view.base}${path}">${erase.cancel}</a>
          </p>`,
      )}
    </div>`,
  }
}

export function erasedPage({ words: { erased, lead }, base }: View, { count, gone }: Deleted): Content {
  return {
    title: erased.title,
    main: html`<div class="card narrow">
      <h1>${erased.title}</h1>
      <p role="status">${fillBrackets(erased.text, { count: String(count) })}</p>
      ${!gone && html`<p class="alert">${erased.traces}</p>`}
      <p>${erased.copies}</p>
      <p><a class="link" href="${base}">${lead.back}</a></p>
    </div>`,
  }
}
