import { useLanguage } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { notice } from '#site/notice-constant.ts'
import { Container } from '#ui/Container.tsx'
import { Interpolated } from '#ui/Interpolated.tsx'
import { Split, Stack } from '#ui/Layout.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import type { PageTexts } from './definition.ts'
import styles from './NoticeList.module.css'

export function NoticeList({ sections }: Pick<PageTexts, 'sections'>) {
  const language = useLanguage()
  const mail = notice.email ?? settings.emails[language]
  const shared = {
    mail: <Link to={`mailto:${mail}`}>{mail}</Link>,
    document: settings.privacyUrl && <Link to={settings.privacyUrl}>{new URL(settings.privacyUrl).host}</Link>,
    date: notice.testedOn[language],
  }
  return (
    <section className={styles.notice}>
      <Container>
        {notice.sections.map(({ id, paragraphs, values }) => {
          const { title, paragraphs: texts } = sections[id]
          return (
            <Split key={id} id={id} ratio="1:2" className={styles.part}>
              <h2>{title}</h2>
              <Stack gap={5}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <Interpolated text={texts[paragraph as keyof typeof texts]} values={{ ...shared, ...values }} />
                  </p>
                ))}
              </Stack>
            </Split>
          )
        })}
      </Container>
    </section>
  )
}

function Link({ to, children }: { to: string; children: string }) {
  return (
    <a className={textLinkClass} href={to}>
      {children}
    </a>
  )
}
