import { alertBox, type Content } from '../served/frame.ts'
import { html } from '../served/html.ts'
import type { Outcome } from './door.ts'
import type { View } from './view.ts'

type Guest = Pick<View, 'words' | 'base'>

/** A wrong password and a locked address read the same. `busy`: the password was not checked. */
export type SignInFailure = Exclude<Outcome, 'open'>

export function signInPage({ words, base }: Guest, failure?: SignInFailure): Content {
  const { signIn } = words
  return {
    title: signIn.title,
    main: html`<div class="card white narrow">
      ${failure && alertBox(signIn[failure], signIn[`${failure}Text`])}
      <div class="stack">
        <h1>${signIn.title}</h1>
        <p class="quiet">${signIn.lead}</p>
      </div>
      <form method="post" action="${base}/sign-in">
        <div class="field">
          <label class="label" for="password">${signIn.password}</label>
          <input
            class="control"
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxlength="256"
            aria-describedby="${failure && 'alert '}idle"
            ${failure === 'refused' && html` aria-invalid="true"`}
            ${failure && html` autofocus`}
          />
        </div>
        <button class="button ink" type="submit">${signIn.send}</button>
      </form>
      <p class="quiet" id="idle">${signIn.idle}</p>
    </div>`,
  }
}

export function insecurePage({ words: { signIn } }: Guest): Content {
  return {
    title: signIn.insecure,
    main: html`<div class="card white narrow">
      <h1>${signIn.insecure}</h1>
      <p>${signIn.insecureText}</p>
    </div>`,
  }
}

export function problemPage({ words: { problems }, base }: Guest, text: string): Content {
  return {
    title: problems.title,
    main: html`<div class="card white narrow">
      <h1>${problems.title}</h1>
      <p>${text}</p>
      <p><a class="link" href="${base}">${problems.back}</a></p>
    </div>`,
  }
}
