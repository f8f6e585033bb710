/** The document around what the server writes by itself: the site's look, without scripts. */

import { languageFacts, languages, type Language } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { builtMarkup, html, type Html, type Shown } from './html.ts'

/** What the build hands over for these documents. */
export type Frame = {
  /** Sheets, as paths. */
  styles: readonly string[]
  /** The brand's drawing, as an `<svg>`, with its name or without. */
  logo: string
  logoHasName: boolean
}

/** What a page shows, and under which title. */
export type Content = { title: string; main: Html }

type Page = {
  frame: Frame
  brand: string
  language: Language
  /** In this language: the switch leads to the same in the others. */
  path: string
  title: string
  words: { home: string; languages: string; skip: string }
  /** What stands in the bar beside logo and languages. */
  bar?: Shown
  main: Shown
}

/** Of all that is served so. The policy lets in our own sheet, font and drawings, and takes forms to us only. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "base-uri 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "style-src 'self'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // "no-referrer" would have browsers send "Origin: null" with our own forms too.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** A whole document. */
export function renderPage({ frame, brand, language, path, title, words, bar, main }: Page): string {
  const logo = builtMarkup(frame.logo)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} · ${brand}</title>
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        ${frame.styles.map((sheet) => html`<link rel="stylesheet" href="${sheet}" />`)}
      </head>
      <body lang="${languageFacts[language].locale}">
        <a class="skip" href="#main">${words.skip}</a>
        <header class="bar">
          <a class="logo" href="${pathIn(language, '/')}" aria-label="${words.home}"
            >${logo}${!frame.logoHasName && brand}</a
          >
          ${bar}
          <nav class="languages" aria-label="${words.languages}">${languageLinks(language, path)}</nav>
        </header>
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html> `.text
}

/** What went wrong, said first. A field that it is about can name it as its description. */
export function alertBox(title: string, said: Shown): Html {
  return html`<div class="alert" id="alert" role="alert">
    <strong>${title}</strong>
    <div>${said}</div>
  </div>`
}

function languageLinks(current: Language, path: string): Html[] {
  return languages.map((language) => {
    const { name, short } = languageFacts[language]
    return html`<a
      href="${pathIn(language, path)}"
      lang="${language}"
      hreflang="${language}"
      title="${name}"
      ${language === current && html` aria-current="true"`}
      >${short}<span class="hidden"> ${name}</span></a
    >`
  })
}
