import { languageFacts, type Language } from '#site/languages.ts'
import { dateFormat, momentText } from '../shared/date-format.ts'
import { choices, errorAttributes, errorOf } from './fields.ts'
import { html, type Html } from './html.ts'

type Choice = {
  free: readonly string[]
  timeZone: string
  language: Language
  legend: string
  chosen?: string | undefined
  error?: string | undefined
  hasFocus?: boolean
}

const name = 'start'

/** Cached by time zone and language: formatting about 400 times takes longer than rendering the rest of a page. */
const cache = new Map<string, { times: string; list: Html }>()
const MAX_CACHED = 20

/** The inputs aren't `required`, because browsers can't show a message in a closed day: the server validates them. */
export function timesByDay(choice: Choice): Html {
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

function renderTimes({ free, timeZone, language, legend, chosen, error, hasFocus = false }: Choice): Html {
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
