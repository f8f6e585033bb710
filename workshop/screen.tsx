// First of all: tokens.css names the order of the cascade layers.
import '../app/styles/tokens.css'
import '../app/styles/base.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { DEFAULT_LANGUAGE, languageOfCode } from '../app/site/languages.ts'
import { localeFile } from '../app/site/locale-file.ts'
import { createTextStore } from '../app/texts/store.ts'
import { TextsProvider } from '../app/texts/TextsProvider.tsx'
import { LeadFormScreen } from '../desk/screens/LeadFormScreen.tsx'
import { SchedulerScreen } from '../desk/screens/SchedulerScreen.tsx'
import type common from '../public/locales/en/common.en.json'
import type desk from '../public/locales/en/desk.en.json'

/** One screen of the desk by itself, as a frame shows it: /screen.html?screen=scheduler&language=pt. */

const root = document.getElementById('root')
if (!root) throw new Error('screen.html has no element with the id "root".')

const parameters = new URLSearchParams(window.location.search)
const language = languageOfCode(parameters.get('language') ?? '') ?? DEFAULT_LANGUAGE
const Screen = parameters.get('screen') === 'scheduler' ? SchedulerScreen : LeadFormScreen
document.documentElement.lang = language

const files = import.meta.glob('../public/locales/*/{common,desk}.*.json', { eager: true, import: 'default' })
const fileOf = (namespace: string) => files[`../public${localeFile(language, namespace)}`]

const texts = createTextStore(language, {
  common: fileOf('common') as typeof common,
  desk: fileOf('desk') as typeof desk,
})

const screen = (
  <StrictMode>
    <TextsProvider store={texts}>
      <Screen />
    </TextsProvider>
  </StrictMode>
)

// As on the site: what was built comes first, then it is brought to life.
root.innerHTML = renderToString(screen)
// A test may type before that happens.
if (!parameters.has('wait')) hydrateRoot(root, screen)
else Object.assign(window, { hydrate: () => hydrateRoot(root, screen) })
