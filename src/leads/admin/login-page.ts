import type { Texts } from '#site/namespaces.ts'
import { fillBrackets } from '#site/template.ts'
import { checkboxField, textField } from '../documents/fields.ts'
import { html, type Html } from '../documents/html.ts'
import { alertBox, cardPage, type Content } from '../documents/layout.ts'
import { zoneName } from '../shared/time-zones.ts'
import type { Outcome } from './login-guard.ts'
import { formatMoment, type View } from './view.ts'

type Guest = Pick<View, 'texts' | 'base'>

/** A wrong password and a locked address get the same message. */
export function loginPage(
  { texts, base }: Guest,
  hasReturnTarget: boolean,
  failure?: Exclude<Outcome, 'open'>,
): Content {
  const { signIn } = texts
  const attributes = html`type="password" autocomplete="current-password" required maxlength="256"
  aria-describedby="${failure && 'alert '}idle" ${failure === 'refused' && html` aria-invalid="true"`}`
  return {
    title: signIn.title,
    main: html`<div class="card white narrow">
      ${failure && alertBox(signIn[failure], signIn[`${failure}Text`])}
      ${hasReturnTarget && html`<p class="news" role="status">${signIn.goOn}</p>`}
      <div class="stack">
        <h1>${signIn.title}</h1>
        <p class="quiet">${signIn.lead}</p>
      </div>
      <form method="post" action="${base}/login">
        ${textField({ name: 'password', label: signIn.password, attributes, hasFocus: failure !== undefined })}
        ${checkboxField({ name: 'stay', value: 'yes', label: signIn.stay, isChecked: false })}
        <button class="button ink" type="submit">${signIn.send}</button>
      </form>
      <p class="quiet" id="idle">${signIn.idle}</p>
    </div>`,
  }
}

/** Loading this page extends the session; it opens in a new tab, so that typed input isn't lost. */
export function stayPage({ texts: { stay } }: View): Content {
  return cardPage(stay.title, html`<p role="status">${stay.close}</p>`)
}

export function stayLine(view: View): Html {
  const { stay } = view.texts
  const until = fillBrackets(stay.until, {
    when: formatMoment(view, view.signedInUntil),
    zone: zoneName(view.timeZone, new Date(view.signedInUntil), view.language),
  })
  return html`<p class="quiet screen-only">
    ${until}
    <a class="link" href="${view.base}/stay" target="_blank" rel="noopener"
      >${stay.link}<span class="hidden"> ${stay.newTab}</span></a
    >
  </p>`
}

export function insecurePage({ texts: { signIn } }: Guest): Content {
  return cardPage(signIn.insecure, html`<p>${signIn.insecureText}</p>`)
}

export type Problem = Exclude<keyof Texts['admin']['problems'], 'title' | 'back'>

export function problemPage({ texts: { problems }, base }: Guest, problem: Problem): Content {
  const content = html`<p>${problems[problem]}</p>
    <p><a class="link" href="${base}">${problems.back}</a></p>`
  return cardPage(problems.title, content)
}
