/** Form fields with the same markup as in src/ui; a field's name is also its id, for links to it. */

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

type Field = { name: string; label: HtmlValue; error?: string | undefined; hasFocus?: boolean }

type Choices = Field & {
  options: readonly (readonly [value: string, text: string])[]
  chosen?: string | undefined
}

export function textField({ attributes, ...field }: Field & { attributes: Html }): Html {
  const { name, label } = field
  return html`<div class="field">
    <label class="label" for="${name}">${label}</label>
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

export function choiceGroup({ options, chosen, ...field }: Choices): Html {
  return html`<fieldset class="group" role="radiogroup" ${errorAttributes(field)}>
    <legend class="label">${field.label}</legend>
    ${choices({ options, chosen, ...field }, true)} ${errorOf(field)}
  </fieldset>`
}

/** The first radio button of a field gets its id, as the target of links. */
export function choices({ name, options, chosen, ...field }: Omit<Choices, 'label' | 'error'>, isFirst: boolean): Html {
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

export function errorOf({ name, error }: Pick<Field, 'name' | 'error'>): Html | undefined {
  if (error === undefined) return undefined
  return html`<span class="error" id="${name}-error">${icon('alert', 15)}${error}</span>`
}

export function errorAttributes({ name, error }: Pick<Field, 'name' | 'error'>): Html | undefined {
  return error === undefined ? undefined : html` aria-invalid="true" aria-describedby="${name}-error"`
}

function focusAttribute({ hasFocus }: Pick<Field, 'hasFocus'>): Html | undefined {
  return hasFocus ? html` autofocus` : undefined
}
