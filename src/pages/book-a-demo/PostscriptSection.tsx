import { ArrowUpRight } from 'lucide'
import { useTexts } from '#i18n/useTexts.ts'
import { TextLink } from '#sections/ButtonLink.tsx'
import { settings } from '#site/build-constants.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { ExternalLink } from '#ui/TextLink.tsx'
import type { PageTexts } from './definition.ts'
import styles from './PostscriptSection.module.css'

export function PostscriptSection({ alone, talk }: PageTexts['postscript']) {
  const { opensInNewTab } = useTexts('common')
  return (
    <ContainedSection surface="sand" containerClass={styles.notes}>
      {settings.builderUrl && (
        <div className={styles.note}>
          <span>{alone.label}</span>
          <div>
            <h2>{alone.title}</h2>
            <p>{alone.text}</p>
          </div>
          <ExternalLink
            href={settings.builderUrl}
            newTabNote={opensInNewTab}
            className={buttonClass({ variant: 'outline' })}
          >
            {alone.action}
            <Icon of={ArrowUpRight} size={17} />
          </ExternalLink>
        </div>
      )}
      <div className={classes(styles.note, styles.second)}>
        <span>{talk.label}</span>
        <div>
          <h2>{talk.title}</h2>
          <p>
            {talk.text} <TextLink to="/talk-to-an-expert" label={talk.action} />
          </p>
        </div>
      </div>
    </ContainedSection>
  )
}
