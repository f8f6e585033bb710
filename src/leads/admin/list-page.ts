import { fillBrackets } from '#site/template.ts'
import { selectField, textField } from '../documents/fields.ts'
import { html, type Html } from '../documents/html.ts'
import type { Content } from '../documents/layout.ts'
import { exportFormats } from '../server/export.ts'
import type { SelectionResult, SubmissionRecord, Totals } from '../server/store/admin.ts'
import type { SubmissionKind } from '../server/store/submission.ts'
import { zoneName } from '../shared/time-zones.ts'
import { formatMoment, leadPath, nameOf, stateTag, summaryOf, table, type View } from './view.ts'

export const PAGE_SIZE = 50

export type ListQuery = {
  kind?: SubmissionKind | undefined
  state?: 'open' | 'done' | undefined
  search: string
  page: number
}

export function listPage(view: View, query: ListQuery, selected: SelectionResult): Content {
  const { list } = view.texts
  const { rows, totals, searched } = selected
  const isFiltered = query.kind !== undefined || query.state !== undefined || query.search !== ''
  return {
    title: list.title,
    main: html`<h1>${list.title}</h1>
      ${filterForm(view, query, isFiltered)}
      ${
        searched !== undefined && html`<p class="quiet">${fillBrackets(list.searched, { count: String(searched) })}</p>`
      }
      ${rows.length > 0 ? leadTable(view, rows, totals) : emptyMessage(view, isFiltered)}
      ${pagination(view, query, totals.count)} ${exportLinks(view, query)}`,
  }
}

function filterForm({ texts: { list, kinds, states }, base }: View, query: ListQuery, isFiltered: boolean): Html {
  return html`<form class="card white" method="get" action="${base}" role="search">
    <div class="filter">
      ${textField({
        name: 'q',
        label: html`${list.search} <span class="hint">${list.searchHint}</span>`,
        attributes: html`type="search" maxlength="100" value="${query.search}"`,
      })}
      ${selectField({ name: 'kind', label: list.kind, first: list.all, options: Object.entries(kinds), chosen: query.kind })}
      ${selectField({ name: 'state', label: list.state, first: list.all, options: Object.entries(states), chosen: query.state })}
      <button class="button ink" type="submit">${list.show}</button>
    </div>
    ${isFiltered && html`<p><a class="link" href="${base}">${list.reset}</a></p>`}
  </form>`
}

function leadTable(view: View, rows: readonly SubmissionRecord[], totals: Totals): Html {
  const { list, kinds } = view.texts
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
            <td class="nowrap" data-label="${kind}">
              ${kinds[submission.kind]}<span class="below">${summaryOf(view, submission)}</span>
            </td>
            <td class="nowrap" data-label="${received}">
              <time datetime="${submission.receivedAt}">${formatMoment(view, submission.receivedAt)}</time>
            </td>
            <td data-label="${state}">${stateTag(view, submission, doneAt)}</td>`,
      ),
    )}
  </div>`
}

function emptyMessage({ texts: { list } }: View, isFiltered: boolean): Html {
  return html`<div class="card white">
    <h2>${isFiltered ? list.noneFound : list.empty}</h2>
    <p class="quiet">${isFiltered ? list.noneFoundText : list.emptyText}</p>
  </div>`
}

function pagination({ texts: { list }, base }: View, query: ListQuery, count: number): Html | undefined {
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE))
  if (last === 1) return undefined
  const { kind, state, search } = query
  const filters = { ...(search && { q: search }), ...(kind && { kind }), ...(state && { state }) }
  const parametersFor = (page: number) => new URLSearchParams({ ...filters, page: String(page) }).toString()
  const link = (page: number, text: string) =>
    page < 1 || page > last
      ? html`<span></span>`
      : html`<a class="button outline small" href="${base}?${parametersFor(page)}">${text}</a>`
  return html`<nav class="pages" aria-label="${list.pages}">
    ${link(query.page - 1, list.newer)}
    <span class="quiet">${fillBrackets(list.page, { page: String(query.page), pages: String(last) })}</span>
    ${link(query.page + 1, list.older)}
  </nav>`
}

function exportLinks({ texts: { list }, base }: View, { kind }: ListQuery): Html {
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
