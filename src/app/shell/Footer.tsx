import { ArrowUpRight, Mic } from 'lucide'
import { lazy, Suspense } from 'react'
import { useHydrated } from '#browser/useHydrated.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { settings } from '#site/build-constants.ts'
import { footerColumns } from '#site/navigation.ts'
import { hrefFor } from '#site/paths.ts'
import type { SocialId } from '#site/settings.ts'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { MotionSwitch } from '#ui/MotionSwitch.tsx'
import { ExternalLink } from '#ui/TextLink.tsx'
import { FooterLog } from './FooterLog.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { Logo } from './Logo.tsx'
import { Offices } from './Offices.tsx'
import { openVoiceChat } from './voice-chat.ts'
import styles from './Footer.module.css'

/** Opens the page's conversation; without JavaScript it leads to the diagnostic. */
function VoiceChat({ label }: { label: string }) {
  return (
    <form action={hrefFor('/ai-maturity-diagnostic', useLanguage())}>
      <button onClick={openVoiceChat}>
        <Icon of={Mic} size={17} />
        {label}
      </button>
    </form>
  )
}

/** Loads with the footer: no page needs it to start. */
const SchemeSwitch = lazy(async () => ({
  default: (await import('./SchemeSwitch.tsx').catch(() => ({ SchemeSwitch: () => null }))).SchemeSwitch,
}))

const socialLinks = Object.entries(settings.social) as [SocialId, string][]

export function Footer() {
  const { nav, footer, motion, pages, social, opensInNewTab } = useTexts('common')
  const email = settings.emails[useLanguage()]
  const hydrated = useHydrated()
  return (
    <footer className={styles.footer}>
      <Container>
        <FooterLog />
        <div className={styles.columns}>
          <div>
            <Logo label={nav.home} />
            <p>{footer.tagline}</p>
          </div>
          {footerColumns.map(({ id, pages: listed }) => (
            <div key={id}>
              <h2>{nav.menus[id]}</h2>
              <ul>
                {listed.map((page) => (
                  <li key={page.id}>
                    <SiteLink to={page.path}>{pages[page.id].label}</SiteLink>
                  </li>
                ))}
                {id === 'services' && settings.blogUrl && (
                  <li>
                    <ExternalLink href={settings.blogUrl} newTabNote={opensInNewTab}>
                      {footer.blog}
                      <Icon of={ArrowUpRight} size={14} />
                    </ExternalLink>
                  </li>
                )}
              </ul>
            </div>
          ))}
          <div>
            <h2>{footer.talkToUs}</h2>
            <ul>
              <li>
                <a href={`mailto:${email}`}>
                  {email.replace(/@.*/, '@')}
                  <wbr />
                  {email.replace(/.*@/, '')}
                </a>
              </li>
              <li>
                <VoiceChat label={footer.voiceChat} />
              </li>
            </ul>
            {socialLinks.length > 0 && (
              <>
                <h2>{footer.social}</h2>
                <ul>
                  {socialLinks.map(([id, url]) => (
                    <li key={id}>
                      <ExternalLink href={url} newTabNote={opensInNewTab}>
                        {social[id]}
                        <Icon of={ArrowUpRight} size={14} />
                      </ExternalLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <Offices title={footer.offices} />
        </div>
        <Cluster gap={8} className={styles.end}>
          <p>{footer.copyright}</p>
          <LegalLinks />
          <div className={styles.scheme} data-only="scripts">
            <Suspense>{hydrated && <SchemeSwitch />}</Suspense>
          </div>
          <MotionSwitch {...motion} />
        </Cluster>
      </Container>
    </footer>
  )
}
