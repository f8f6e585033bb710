import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { settings } from '#site/build-constants.ts'
import { Actions } from '#ui/Button.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { ExternalLink, textLinkClass } from '#ui/TextLink.tsx'
import type { PageTexts } from './definition.ts'
import { SCHEDULER_ID } from './scheduler.ts'
import styles from './ComeOrSkipSection.module.css'

export function ComeOrSkipSection({ come, skip }: PageTexts['close']) {
  const { opensInNewTab } = useTexts('common')
  return (
    <ContainedSection surface="tint" containerClass={styles.columns}>
      <div>
        <h2>{come.title}</h2>
        <ul>
          {come.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Actions>
          <ButtonLink to={`#${SCHEDULER_ID}`} variant="ink" withArrow>
            {come.action}
          </ButtonLink>
        </Actions>
      </div>
      <div className={styles.skip}>
        <h2>{skip.title}</h2>
        <ul>
          <li>
            {skip.demo.text}{' '}
            <SiteLink to="/book-a-demo" className={textLinkClass}>
              {skip.demo.link}
            </SiteLink>
          </li>
          <li>
            {skip.diagnostic.text}{' '}
            <SiteLink to="/ai-maturity-diagnostic" className={textLinkClass}>
              {skip.diagnostic.link}
            </SiteLink>
          </li>
          {settings.builderUrl && (
            <li>
              {skip.builder.text}{' '}
              <ExternalLink href={settings.builderUrl} newTabNote={opensInNewTab} className={textLinkClass}>
                {skip.builder.link}
              </ExternalLink>
            </li>
          )}
        </ul>
      </div>
    </ContainedSection>
  )
}
