import { languageFacts, languages, type Language } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { trustedHtml, html, type Html, type HtmlValue } from './html.ts'

export type LayoutAssets = {
  styles: readonly string[]
  /** The logo as an `<svg>`, with or without the brand name. */
  logo: string
  logoHasName: boolean
}

/** What each group of server-rendered pages needs. */
export type PageOptions = { site: { brand: string; siteUrl: string }; publicFolder: string; layout: LayoutAssets }

export type Content = { title: string; main: Html }

type Page = Content & {
  layout: LayoutAssets
  brand: string
  language: Language
  /** In this language: the language switcher links to the same page in the others. */
  path: string
  labels: { home: string; languages: string; skip: string }
  bar?: HtmlValue
}

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
  // "no-referrer" would make browsers send "Origin: null" with our own forms too.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

export function renderPage({ layout, brand, language, path, title, labels, bar, main }: Page): string {
  const logo = trustedHtml(layout.logo)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} · ${brand}</title>
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        ${layout.styles.map((sheet) => html`<link rel="stylesheet" href="${sheet}" />`)}
      </head>
      <body lang="${languageFacts[language].locale}">
        <a class="skip" href="#main">${labels.skip}</a>
        <header class="bar">
          <a class="logo" href="${pathIn(language, '/')}" aria-label="${labels.home}"
            >${logo}${!layout.logoHasName && brand}</a
          >
          ${bar}
          <nav class="languages" aria-label="${labels.languages}">${languageLinks(language, path)}</nav>
        </header>
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html> `.text
}

export function cardPage(title: string, content: HtmlValue, before?: HtmlValue): Content {
  return {
    title,
    main: html`<div class="card white narrow">
      ${before}
      <h1>${title}</h1>
      ${content}
    </div>`,
  }
}

/** Fields can reference it with `aria-describedby="alert"`. */
export function alertBox(title: string, message: HtmlValue): Html {
  return html`<div class="alert" id="alert" role="alert">
    <strong>${title}</strong>
    <div>${message}</div>
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
