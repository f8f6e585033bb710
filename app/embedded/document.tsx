import { DocumentHead } from '../DocumentHead.tsx'
import type { i18n } from 'i18next'
import { Suspense } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { settings } from '../site/build-constants.ts'
import type { Embed, EmbedPath } from '../site/embeds.ts'
import { DEFAULT_NAMESPACE } from '../site/namespaces.ts'
import { hrefFor } from '../site/paths.ts'
import { useFreshTexts } from '../texts/useFreshTexts.ts'
import { useLanguage, useTexts } from '../texts/useTexts.ts'
import { LogoMark, logoClass } from '../ui/LogoMark.tsx'
import { textLinkClass } from '../ui/TextLink.tsx'
import { screens } from './screens.tsx'
import styles from './document.module.css'

type Props = Pick<EmbedPath, 'embed' | 'language' | 'framed'> & { i18n: i18n }

/** The whole document of an embedded page: one screen, without navigation. In a tab of its own it says whose it is. */
export function FramedDocument({ i18n, embed, language, framed }: Props) {
  return (
    <html lang={language}>
      <head>
        <DocumentHead />
        <meta name="robots" content="noindex" />
      </head>
      <body className={framed ? styles.framed : styles.tab}>
        <I18nextProvider i18n={i18n}>
          <Title embed={embed} />
          {!framed && <HomeLink />}
          <div className={styles.card}>
            <ScriptsNeeded embed={embed} />
            <Suspense>
              <Screen embed={embed} />
            </Suspense>
          </div>
        </I18nextProvider>
      </body>
    </html>
  )
}

function Title({ embed }: { embed: Embed }) {
  const { i18n } = useTranslation()
  const title = i18n.getFixedT(i18n.language, embed.namespaces[0])(embed.title as never) as string
  return <title>{`${title} | ${settings.brand}`}</title>
}

function HomeLink() {
  const { nav } = useTexts('common')
  return (
    <header className={styles.header}>
      <a className={logoClass} href={hrefFor('/', useLanguage())} aria-label={nav.home}>
        <LogoMark />
        {settings.brand}
      </a>
    </header>
  )
}

function ScriptsNeeded({ embed }: { embed: Embed }) {
  const { noScript } = useTexts(embed.namespaces[0])
  return (
    <noscript>
      <p className={styles.noScript}>
        {noScript}{' '}
        <a className={textLinkClass} href={`mailto:${settings.contactEmail}`}>
          {settings.contactEmail}
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
