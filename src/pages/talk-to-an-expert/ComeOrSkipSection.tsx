import { useTexts } from '#i18n/useTexts.ts'
import { ButtonLink, TextLink } from '#sections/ButtonLink.tsx'
import { settings } from '#site/build-constants.ts'
import { Actions } from '#ui/Button.tsx'
import { Split } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { ExternalLink, textLinkClass } from '#ui/TextLink.tsx'
import type { PageTexts } from './definition.ts'
import { SCHEDULER_ID } from './scheduler.ts'
import styles from './ComeOrSkipSection.module.css'

export function ComeOrSkipSection({ come, skip }: PageTexts['close']) {
  const { opensInNewTab } = useTexts('common')
  return (
    <ContainedSection surface="tint">
      <Split className={styles.columns}>
        <div>
          <h2>{come.title}</h2>
          <ul>
            {come.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Actions>
            <ButtonLink to={`#${SCHEDULER_ID}`} variant="ink" withArrow label={come.action} />
          </Actions>
        </div>
        <div className={styles.skip}>
          <h2>{skip.title}</h2>
          <ul>
            <li>
              {skip.demo.text} <TextLink to="/book-a-demo" label={skip.demo.link} />
            </li>
            <li>
              {skip.diagnostic.text} <TextLink to="/ai-maturity-diagnostic" label={skip.diagnostic.link} />
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
      </Split>
    </ContainedSection>
  )
}
