import { languageFacts, type Language } from '../../app/site/languages.ts'
import { dateFormat, momentText } from '../shared/date-format.ts'
import { html, type Html, type Shown } from './html.ts'

type Choice = {
  free: readonly string[]
  timeZone: string
  language: Language
  legend: string
  chosen?: string | undefined
  /** Attributes of the group, where something is wrong with it. */
  marks?: Shown
}

/**
 * Free times by day, to choose one as `start`. The first day is open, or the one of the choice. Which of them is wanted, the
 * server asks: a closed day cannot.
 */
export function timesByDay({ free, timeZone, language, legend, chosen, marks }: Choice): Html {
  const { locale } = languageFacts[language]
  const dayFormat = dateFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const timeFormat = dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  const days = Object.entries(Object.groupBy(free, (slot) => dayFormat.format(new Date(slot))))
  const open = Math.max(
    0,
    days.findIndex(([, slots]) => chosen !== undefined && slots?.includes(chosen)),
  )
  const time = (slot: string) =>
    html`<label class="choice"
      ><input
        type="radio"
        name="start"
        value="${slot}"
        ${slot === chosen && html` checked`}
      />${momentText(timeFormat, slot)}</label
    >`
  return html`<fieldset class="group" ${marks}>
    <legend class="hidden">${legend}</legend>
    <div class="accordion">
      ${days.map(
        ([day, slots = []], index) =>
          html`<details class="item" name="day" ${index === open && html` open`}>
            <summary class="question"><span>${day}</span></summary>
            <div class="choices">${slots.map(time)}</div>
          </details>`,
      )}
    </div>
  </fieldset>`
}
