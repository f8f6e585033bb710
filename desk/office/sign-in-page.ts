import { alertBox, type Content } from '../served/frame.ts'
import { html } from '../served/html.ts'
import type { View } from './view.ts'

type Guest = Pick<View, 'words' | 'base'>

/** A wrong password and a locked door read the same. */
export function signInPage({ words, base }: Guest, isRefused: boolean): Content {
  const { signIn } = words
  return {
    title: signIn.title,
    main: html`<div class="card white narrow">
      ${isRefused && alertBox(signIn.refused, signIn.refusedText)}
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
            aria-describedby="${isRefused && 'alert '}idle"
            ${isRefused && html` aria-invalid="true" autofocus`}
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
