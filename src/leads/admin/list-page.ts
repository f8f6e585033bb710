import { fillBrackets } from '#site/template.ts'
import { selectField } from '../documents/fields.ts'
import { html, type Html } from '../documents/html.ts'
import type { Content } from '../documents/layout.ts'
import { exportFormats } from '../server/export.ts'
import type { Kept, Selected, SubmissionKind, Totals } from '../server/store/store.ts'
import { zoneName } from '../shared/time-zones.ts'
import { aboutOf, leadPath, moment, nameOf, stateTag, table, type View } from './view.ts'

export const PAGE_SIZE = 50

export type Asked = {
  kind?: SubmissionKind | undefined
  state?: 'open' | 'done' | undefined
  search: string
  page: number
}

export function listPage(view: View, asked: Asked, selected: Selected): Content {
  const { list } = view.words
  const { rows, totals, searched } = selected
  const isFiltered = asked.kind !== undefined || asked.state !== undefined || asked.search !== ''
  return {
    title: list.title,
    main: html`<h1>${list.title}</h1>
      ${filter(view, asked, isFiltered)}
      ${
        searched !== undefined && html`<p class="quiet">${fillBrackets(list.searched, { count: String(searched) })}</p>`
      }
      ${rows.length > 0 ? leads(view, rows, totals) : nothing(view, isFiltered)} ${pages(view, asked, totals.count)}
      ${exports(view, asked)}`,
  }
}

function filter({ words: { list, kinds, states }, base }: View, asked: Asked, isFiltered: boolean): Html {
  return html`<form class="card white" method="get" action="${base}" role="search">
    <div class="filter">
      <div class="field">
        <label class="label" for="q">${list.search} <span class="hint">${list.searchHint}</span></label>
        <input class="control" id="q" name="q" type="search" maxlength="100" value="${asked.search}" />
      </div>
      ${selectField({ name: 'kind', label: list.kind, first: list.all, options: Object.entries(kinds), chosen: asked.kind })}
      ${selectField({ name: 'state', label: list.state, first: list.all, options: Object.entries(states), chosen: asked.state })}
      <button class="button ink" type="submit">${list.show}</button>
    </div>
    ${isFiltered && html`<p><a class="link" href="${base}">${list.reset}</a></p>`}
  </form>`
}

function leads(view: View, rows: readonly Kept[], totals: Totals): Html {
  const { list, kinds } = view.words
  const { name, company, kind, received, state } = list.columns
  const zone = fillBrackets(list.zone, { zone: zoneName(view.timeZone, new Date(), view.language) })
  return html`<div class="card white">
    <h2 class="hidden" id="totals">${list.totalsTitle}</h2>
    <dl class="figures" aria-labelledby="totals">
      ${Object.entries(list.totals).map(
        ([total, label]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${totals[total as keyof Totals]}</dd>
          </div>`,
      )}
    </dl>
    ${table(
      html`<caption>
        ${list.caption}. ${zone}
      </caption>`,
      [name, company, kind, received, state],
      rows.map(
        ({ submission, doneAt }) =>
          html`<th scope="row">
              <a class="link" href="${leadPath(view, submission)}">${nameOf(submission)}</a>
              <span class="below long">${submission.form.email}</span>
            </th>
            <td data-label="${company}">${submission.form.company}</td>
            <td class="whole" data-label="${kind}">
              ${kinds[submission.kind]}<span class="below">${aboutOf(view, submission)}</span>
            </td>
            <td class="whole" data-label="${received}">
              <time datetime="${submission.receivedAt}">${moment(view, submission.receivedAt)}</time>
            </td>
            <td data-label="${state}">${stateTag(view, submission, doneAt)}</td>`,
      ),
    )}
  </div>`
}

function nothing({ words: { list } }: View, isFiltered: boolean): Html {
  return html`<div class="card white">
    <h2>${isFiltered ? list.noneFound : list.empty}</h2>
    <p class="quiet">${isFiltered ? list.noneFoundText : list.emptyText}</p>
  </div>`
}

function pages({ words: { list }, base }: View, asked: Asked, count: number): Html | undefined {
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE))
  if (last === 1) return undefined
  const link = (page: number, text: string) =>
    page < 1 || page > last
      ? html`<span></span>`
      : html`<a class="button outline small" href="${base}?${query({ ...asked, page })}">${text}</a>`
  return html`<nav class="pages" aria-label="${list.pages}">
    ${link(asked.page - 1, list.newer)}
    <span class="quiet">${fillBrackets(list.page, { page: String(asked.page), pages: String(last) })}</span>
    ${link(asked.page + 1, list.older)}
  </nav>`
}

function exports({ words: { list }, base }: View, { kind }: Asked): Html {
  return html`<section class="card white screen-only" aria-labelledby="export">
    <h2 id="export">${list.export}</h2>
    <p class="quiet">${list.exportText}</p>
    <p class="actions">
      ${exportFormats.map(
        (format) =>
          html`<a class="button outline small" href="${base}/export?format=${format}${kind && `&kind=${kind}`}"
            >${list[format]}</a
          >`,
      )}
    </p>
  </section>`
}

function query({ kind, state, search, page }: Asked): string {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(kind && { kind }),
    ...(state && { state }),
    page: String(page),
  }).toString()
}
