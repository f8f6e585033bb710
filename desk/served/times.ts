import { languageFacts, type Language } from '../../app/site/languages.ts'
import { dateFormat, momentText } from '../shared/date-format.ts'
import { html, type Html } from './html.ts'

type Choice = {
  free: readonly string[]
  timeZone: string
  language: Language
  legend: string
  chosen?: string | undefined
}

/** Free times by day, to choose one as `start`; the first day is open, or the one of the choice. A closed day cannot say that it is wanted: the server asks. */
export function timesByDay({ free, timeZone, language, legend, chosen }: Choice): Html {
  const days = Object.entries(Object.groupBy(free, (slot) => dayName(slot, timeZone, language)))
  const open = Math.max(
    0,
    days.findIndex(([, slots]) => chosen !== undefined && slots?.includes(chosen)),
  )
  const { locale } = languageFacts[language]
  const format = dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  const time = (slot: string) =>
    html`<label
      ><input type="radio" name="start" value="${slot}" ${slot === chosen && html` checked`} />${momentText(
        format,
        slot,
      )}</label
    >`
  return html`<fieldset class="days">
    <legend class="unseen">${legend}</legend>
    ${days.map(
      ([day, slots = []], index) =>
        html`<details name="day" ${index === open && html` open`}>
          <summary>${day}</summary>
          <div class="times">${slots.map(time)}</div>
        </details>`,
    )}
  </fieldset>`
}

function dayName(slot: string, timeZone: string, language: Language): string {
  const options = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const
  return dateFormat(languageFacts[language].locale, options).format(new Date(slot))
}
