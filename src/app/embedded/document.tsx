import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrationMark } from '#browser/useHydrated.ts'
import { useFreshTexts } from '#i18n/loading.ts'
import type { TextStore } from '#i18n/store.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { hasLeadsServer, settings } from '#site/build-constants.ts'
import { FORM_PATH } from '#site/embed-root.ts'
import type { Embed, EmbedId, EmbedPath } from '#site/embeds.ts'
import { languageFacts } from '#site/languages.ts'
import { hrefFor, pathIn } from '#site/paths.ts'
import { classes } from '#ui/classes.ts'
import { LogoName, logoClass } from '#ui/LogoMark.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { DocumentHead } from '../DocumentHead.tsx'
import { Diagnostic } from './Diagnostic.tsx'
import styles from './document.module.css'

const screens = {
  'lead-form': lazy(async () => ({ default: (await import('#leads/forms/LeadFormScreen.tsx')).LeadFormScreen })),
  scheduler: lazy(async () => ({ default: (await import('#leads/forms/SchedulerScreen.tsx')).SchedulerScreen })),
  diagnostic: settings.diagnosticAgentId === undefined ? Diagnostic : lazy(() => import('./DiagnosticAgent.tsx')),
} satisfies Record<EmbedId, ComponentType>

export function EmbeddedDocument({ texts, embed, language, framed }: EmbedPath & { texts: TextStore }) {
  return (
    <html lang={language}>
      <head>
        <DocumentHead />
        <meta name="robots" content="noindex" />
      </head>
      <body lang={languageFacts[language].locale} className={framed ? styles.framed : styles.tab}>
        <TextsProvider store={texts}>
          <Title embed={embed} />
          {!framed && <HomeLink />}
          <div className={classes(styles.card, hasPlainForm(embed) && styles.scripted)}>
            <NoScriptNotice embed={embed} />
            <Suspense>
              <Screen embed={embed} />
            </Suspense>
          </div>
        </TextsProvider>
      </body>
    </html>
  )
}

function Title({ embed }: { embed: Embed }) {
  const texts = useTexts(embed.namespaces[0])
  const { title } = 'leadForm' in texts ? texts[embed.id === 'scheduler' ? 'scheduler' : 'leadForm'] : texts
  return <title>{`${title} | ${settings.brand}`}</title>
}

function HomeLink() {
  const { nav } = useTexts('common')
  return (
    <header className={styles.header} data-only="screen">
      <a className={logoClass} href={hrefFor('/', useLanguage())} aria-label={nav.home}>
        <LogoName name={settings.brand} />
      </a>
    </header>
  )
}

function hasPlainForm({ id }: Embed): boolean {
  return hasLeadsServer && id !== 'diagnostic'
}

/** The link opens in `_top` because the server-rendered form can't be framed. */
function NoScriptNotice({ embed }: { embed: Embed }) {
  const texts = useTexts(embed.namespaces[0])
  const language = useLanguage()
  const email = settings.emails[language]
  return (
    <noscript>
      <p className={styles.noScript}>
        {hasPlainForm(embed) && 'plainForm' in texts && (
          <>
            <a className={textLinkClass} href={pathIn(language, `${FORM_PATH}/${embed.id}`)} target="_top">
              {texts.plainForm}
            </a>{' '}
          </>
        )}
        {texts.noScript}{' '}
        <a className={textLinkClass} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </noscript>
  )
}

/** Inside the Suspense boundary, so that its effects run only once the screen has loaded. */
function Screen({ embed }: { embed: Embed }) {
  const Content = screens[embed.id]
  useFreshTexts(embed.namespaces)
  useHydrationMark(() => document.documentElement)
  return <Content />
}
