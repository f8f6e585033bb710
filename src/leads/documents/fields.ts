/** Form fields with the same markup as in src/ui; a field's name is also its id, for links to it. */

import { languageFacts, type Language } from '#site/languages.ts'
import { dateFormat, momentText } from '../shared/date-format.ts'
import { html, type Html, type HtmlValue } from './html.ts'

/** On a 24 × 24 grid, like the site's icons. */
const shapes = {
  alert: html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4M12 16h.01" />`,
  check: html`<path d="M20 6 9 17l-5-5" />`,
  chevron: html`<path d="m6 9 6 6 6-6" />`,
}

export function icon(of: keyof typeof shapes, size: number) {
  return html`<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">
    ${shapes[of]}
  </svg>`
}

type Field = {
  name: string
  label: HtmlValue
  hint?: string | undefined
  error?: string | undefined
  hasFocus?: boolean
}

type Choices = Field & {
  options: readonly (readonly [value: string, text: string])[]
  chosen?: string | undefined
}

export function textField({ attributes, ...field }: Field & { attributes: Html }): Html {
  const { name, label, hint } = field
  return html`<div class="field">
    <label class="label" for="${name}">${label}</label>
    ${hint !== undefined && html`<span class="hint" id="${name}-hint">${hint}</span>`}
    <input
      class="control"
      id="${name}"
      name="${name}"
      ${attributes}
      ${errorAttributes(field)}
      ${focusAttribute(field)}
    />
    ${errorOf(field)}
  </div>`
}

/** `first` is the label of the empty option. */
export function selectField({ first, options, chosen, ...field }: Choices & { first: string }): Html {
  const { name, label } = field
  return html`<div class="field">
    <label class="label" for="${name}">${label}</label>
    <span class="box">
      <select class="control select" id="${name}" name="${name}" ${errorAttributes(field)} ${focusAttribute(field)}>
        <option value="">${first}</option>
        ${options.map(
          ([value, text]) => html`<option value="${value}" ${value === chosen && html` selected`}>${text}</option>`,
        )}
      </select>
      ${icon('chevron', 16)}
    </span>
    ${errorOf(field)}
  </div>`
}

/** The first radio button of a field gets its id, as the target of links. */
function choices({ name, options, chosen, ...field }: Omit<Choices, 'label' | 'error'>, isFirst: boolean): Html {
  return html`<div class="choices">
    ${options.map(([value, text], index) => {
      const first = isFirst && index === 0 && html` id="${name}" ${focusAttribute(field)}`
      const checked = value === chosen && html` checked`
      return html`<label class="choice"
        ><input type="radio" name="${name}" value="${value}" ${checked} ${first} />${text}</label
      >`
    })}
  </div>`
}

export function checkboxField({ isChecked, value, ...field }: Field & { isChecked: boolean; value?: string }): Html {
  const { name, label } = field
  return html`<div>
    <label class="sentence"
      ><span class="tick"
        ><input
          type="checkbox"
          id="${name}"
          name="${name}"
          ${value !== undefined && html` value="${value}"`}
          ${isChecked && html` checked`}
          ${errorAttributes(field)}
          ${focusAttribute(field)}
        />${icon('check', 13)}</span
      ><span>${label}</span></label
    >
    ${errorOf(field)}
  </div>`
}

function errorOf({ name, error }: Pick<Field, 'name' | 'error'>): Html | undefined {
  if (error === undefined) return undefined
  return html`<span class="error" id="${name}-error">${icon('alert', 15)}${error}</span>`
}

function errorAttributes({ name, hint, error }: Pick<Field, 'name' | 'hint' | 'error'>): HtmlValue {
  const ids = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(Boolean).join(' ')
  return [error !== undefined && html` aria-invalid="true"`, ids !== '' && html` aria-describedby="${ids}"`]
}

function focusAttribute({ hasFocus }: Pick<Field, 'hasFocus'>): Html | undefined {
  return hasFocus ? html` autofocus` : undefined
}

type Times = Pick<Choices, 'chosen' | 'error' | 'hasFocus'> & {
  free: readonly string[]
  timeZone: string
  language: Language
  legend: string
}

/** Cached by time zone and language: formatting about 400 times takes longer than rendering the rest of a page. */
const cache = new Map<string, { times: string; list: Html }>()
const MAX_CACHED = 20

/** The inputs aren't `required`, because browsers can't show a message in a closed day: the server validates them. */
export function timesByDay(choice: Times): Html {
  const { free, timeZone, language, legend, chosen, error, hasFocus } = choice
  if (chosen || error || hasFocus) return renderTimes(choice)
  const key = [timeZone, language, legend].join()
  const times = free.join()
  const cached = cache.get(key)
  if (cached?.times === times) return cached.list
  const list = renderTimes(choice)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(key, { times, list })
  return list
}

function renderTimes({ free, timeZone, language, legend, chosen, error, hasFocus = false }: Times): Html {
  const name = 'start'
  const { locale } = languageFacts[language]
  const dayFormat = dateFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const timeFormat = dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  const days = Object.entries(Object.groupBy(free, (slot) => dayFormat.format(new Date(slot))))
  const chosenDay = days.findIndex(([, slots]) => slots?.some((slot) => slot === chosen))
  const open = Math.max(0, chosenDay)
  return html`<fieldset class="group" role="radiogroup" ${errorAttributes({ name, error })}>
    <legend class="hidden">${legend}</legend>
    ${errorOf({ name, error })}
    <div class="accordion">
      ${days.map(([day, slots = []], index) => {
        const options = slots.map((slot) => [slot, momentText(timeFormat, slot)] as const)
        return html`<details class="item" name="day" ${index === open && html` open`}>
          <summary class="question"><span>${day}</span></summary>
          ${choices({ name, options, chosen, hasFocus }, index === open)}
        </details>`
      })}
    </div>
  </fieldset>`
}
