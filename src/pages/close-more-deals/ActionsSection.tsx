import { useTexts } from '#i18n/useTexts.ts'
import { ButtonLink, DemoLink, TextLink } from '#sections/ButtonLink.tsx'
import { Actions } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './ActionsSection.module.css'

export function ActionsSection({ demo, copilot, next }: PageTexts['close']) {
  const { actions } = useTexts('common')
  return (
    <ContainedSection containerClass={styles.map}>
      <div className={classes(styles.demo, surfaces.brand)}>
        <h2>{demo.title}</h2>
        <p>{demo.text}</p>
        <Actions>
          <DemoLink variant="ink" />
        </Actions>
      </div>
      <div className={surfaces.deep}>
        <h3>{copilot.title}</h3>
        <p>{copilot.text}</p>
        <ButtonLink page="sales-ai-co-pilot" variant="outlineOnDark" label={copilot.action} />
      </div>
      <div className={styles.next}>
        <h3>{next.title}</h3>
        <p>{next.text}</p>
        <TextLink to="/talk-to-an-expert" label={actions.talkToAnExpert} />
      </div>
    </ContainedSection>
  )
}
