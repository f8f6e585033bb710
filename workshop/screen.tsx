// Must be first: tokens.css declares the order of the cascade layers.
import '#ui/tokens.css'
import '#ui/base.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createTextStore } from '#i18n/store.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { LeadFormScreen } from '#leads/forms/LeadFormScreen.tsx'
import { SchedulerScreen } from '#leads/forms/SchedulerScreen.tsx'
import type common from '#locales/en/common.en.json'
import type forms from '#locales/en/forms.en.json'
import { DEFAULT_LANGUAGE, languageOfCode } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'

/** One lead form screen, as an iframe shows it: /screen.html?screen=scheduler&language=pt. */

const root = document.getElementById('root')
if (!root) throw new Error('screen.html has no element with the id "root".')

const parameters = new URLSearchParams(window.location.search)
const language = languageOfCode(parameters.get('language') ?? '') ?? DEFAULT_LANGUAGE
const Screen = parameters.get('screen') === 'scheduler' ? SchedulerScreen : LeadFormScreen
document.documentElement.lang = language

const files = import.meta.glob('../public/locales/*/{common,forms}.*.json', { eager: true, import: 'default' })
const fileOf = (namespace: string) => files[`../public${localeFile(language, namespace)}`]

const texts = createTextStore(language, {
  common: fileOf('common') as typeof common,
  forms: fileOf('forms') as typeof forms,
})

const screen = (
  <StrictMode>
    <TextsProvider store={texts}>
      <Screen />
    </TextsProvider>
  </StrictMode>
)

// As on the site: prerendered HTML first, then hydration.
root.innerHTML = renderToString(screen)
// With `wait`, a test can type before hydration.
if (!parameters.has('wait')) hydrateRoot(root, screen)
else Object.assign(window, { hydrate: () => hydrateRoot(root, screen) })
