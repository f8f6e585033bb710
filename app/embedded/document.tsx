import { DocumentHead } from '../DocumentHead.tsx'
import { Suspense } from 'react'
import { settings } from '../site/build-constants.ts'
import type { Embed, EmbedPath } from '../site/embeds.ts'
import { DEFAULT_NAMESPACE } from '../site/locale-file.ts'
import { hrefFor } from '../site/paths.ts'
import { useFreshTexts } from '../texts/useFreshTexts.ts'
import type { TextStore } from '../texts/store.ts'
import { TextsProvider } from '../texts/TextsProvider.tsx'
import { useLanguage, useTexts } from '../texts/useTexts.ts'
import { LogoName, logoClass } from '../ui/LogoMark.tsx'
import { textLinkClass } from '../ui/TextLink.tsx'
import { screens, titles } from './screens.tsx'
import styles from './document.module.css'

type Props = Pick<EmbedPath, 'embed' | 'language' | 'framed'> & { texts: TextStore }

/** The whole document of an embedded page: one screen, without navigation. In a tab of its own it says whose it is. */
export function EmbeddedDocument({ texts, embed, language, framed }: Props) {
  const Title = titles[embed.id]
  return (
    <html lang={language}>
      <head>
        <DocumentHead />
        <meta name="robots" content="noindex" />
      </head>
      <body className={framed ? styles.framed : styles.tab}>
        <TextsProvider store={texts}>
          <Title />
          {!framed && <HomeLink />}
          <div className={styles.card}>
            <ScriptsNeeded embed={embed} />
            <Suspense>
              <Screen embed={embed} />
            </Suspense>
          </div>
        </TextsProvider>
      </body>
    </html>
  )
}

function HomeLink() {
  const { nav } = useTexts('common')
  return (
    <header className={styles.header}>
      <a className={logoClass} href={hrefFor('/', useLanguage())} aria-label={nav.home}>
        <LogoName name={settings.brand} />
      </a>
    </header>
  )
}

function ScriptsNeeded({ embed }: { embed: Embed }) {
  const { noScript } = useTexts(embed.namespaces[0])
  const email = settings.emails[useLanguage()]
  return (
    <noscript>
      <p className={styles.noScript}>
        {noScript}{' '}
        <a className={textLinkClass} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </noscript>
  )
}

/** Inside the boundary: texts are asked for again when the screen is there. */
function Screen({ embed }: { embed: Embed }) {
  const Content = screens[embed.id]
  useFreshTexts([DEFAULT_NAMESPACE, ...embed.namespaces])
  return <Content />
}
