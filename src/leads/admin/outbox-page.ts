import { fillBrackets } from '#site/template.ts'
import { html, type Html } from '../documents/html.ts'
import type { Content } from '../documents/layout.ts'
import type { DeadLetteredDelivery } from '../server/store/outbox.ts'
import { leadPath, nameOf, postForm, table, type View } from './view.ts'

/** More would repeat the same errors. */
const MAX_SHOWN = 200

type Outbox = { waiting: number; deadLettered: readonly DeadLetteredDelivery[]; retried: string | undefined }

export function outboxPage(view: View, { waiting, deadLettered, retried }: Outbox): Content {
  const { outbox } = view.texts
  return {
    title: outbox.title,
    main: html`<h1>${outbox.title}</h1>
      ${
        retried !== undefined &&
        html`<p class="news" role="status">${fillBrackets(outbox.retried, { count: String(Number(retried)) })}</p>`
      }
      <div class="card white">
        <dl class="figures">
          <div>
            <dt>${outbox.waiting}</dt>
            <dd>${waiting}</dd>
          </div>
          <div>
            <dt>${outbox.parked}</dt>
            <dd>${deadLettered.length}</dd>
          </div>
        </dl>
        ${
          deadLettered.length === 0
            ? html`<p class="quiet">${outbox.none}</p>`
            : html`<div class="actions">
                ${postForm(view, '/outbox/retry', html`<button class="button ink" type="submit">${outbox.retryAll}</button>`)}
              </div>`
        }
      </div>
      ${deadLettered.length > 0 && deadLetterTable(view, deadLettered)}`,
  }
}

function deadLetterTable(view: View, deadLettered: readonly DeadLetteredDelivery[]): Html {
  const { outbox, channels } = view.texts
  const { about, to, reason, attempts } = outbox.columns
  return html`<div class="card white">
    ${table(
      html`<caption>
        ${outbox.caption}
      </caption>`,
      [about, to, reason, attempts, html`<span class="hidden">${outbox.retry}</span>`],
      deadLettered.slice(0, MAX_SHOWN).map((delivery) => {
        const channel = channels[delivery.channel]
        const name = nameOf(delivery.submission)
        return html`<th scope="row"><a class="link" href="${leadPath(view, delivery.submission)}">${name}</a></th>
          <td class="nowrap" data-label="${to}">${channel}</td>
          <td class="long" data-label="${reason}">${delivery.lastError}</td>
          <td data-label="${attempts}">${delivery.attempts}</td>
          <td>
            ${postForm(
              view,
              '/outbox/retry',
              html`<input type="hidden" name="id" value="${delivery.id}" />
                <button class="button outline small" type="submit">
                  <span>${outbox.retry}<span class="hidden">: ${channel}, ${name}</span></span>
                </button>`,
            )}
          </td>`
      }),
    )}
  </div>`
}
