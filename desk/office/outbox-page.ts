import { fillBrackets } from '../../app/site/template.ts'
import { html, type Html } from '../served/html.ts'
import type { ParkedDelivery } from '../server/store/store.ts'
import { leadPath, nameOf, postForm, type Content, type View } from './view.ts'

/** What is to be seen of them: more would be the same again. */
const MOST_SHOWN = 200

type Outbox = { waiting: number; parked: readonly ParkedDelivery[]; retried: number | undefined }

export function outboxPage(view: View, { waiting, parked, retried }: Outbox): Content {
  const { outbox } = view.words
  return {
    title: outbox.title,
    main: html`<h1>${outbox.title}</h1>
      ${
        retried !== undefined &&
        html`<p class="news" role="status">${fillBrackets(outbox.retried, { count: String(retried) })}</p>`
      }
      <div class="card">
        <p>${fillBrackets(outbox.waiting, { count: String(waiting) })}</p>
        <p>${fillBrackets(outbox.parked, { count: String(parked.length) })}</p>
        ${
          parked.length === 0
            ? html`<p class="quiet">${outbox.none}</p>`
            : html`<div class="actions">
                ${postForm(view, '/outbox/retry', html`<button class="button" type="submit">${outbox.retryAll}</button>`)}
              </div>`
        }
      </div>
      ${parked.length > 0 && table(view, parked)}`,
  }
}

function table(view: View, parked: readonly ParkedDelivery[]): Html {
  const { outbox, channels } = view.words
  const { columns } = outbox
  return html`<div class="card">
    <table>
      <caption>
        ${outbox.caption}
      </caption>
      <thead>
        <tr>
          ${Object.values(columns).map((column) => html`<th scope="col">${column}</th>`)}
          <th scope="col"><span class="unseen">${outbox.retry}</span></th>
        </tr>
      </thead>
      <tbody>
        ${parked.slice(0, MOST_SHOWN).map(
          ({ id, channel, attempts, lastError, submission }) =>
            html`<tr>
              <td data-label="${columns.to}">${channels[channel]}</td>
              <th scope="row" data-label="${columns.about}">
                <a class="link" href="${leadPath(view, submission)}">${nameOf(submission)}</a>
              </th>
              <td data-label="${columns.attempts}">${attempts}</td>
              <td data-label="${columns.reason}">${lastError}</td>
              <td>
                ${postForm(
                  view,
                  '/outbox/retry',
                  html`<input type="hidden" name="id" value="${id}" />
                    <button class="button outline small" type="submit">
                      ${outbox.retry}<span class="unseen">: ${channels[channel]}, ${nameOf(submission)}</span>
                    </button>`,
                )}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
