import { useTexts } from '#i18n/useTexts.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './HiringLinks.module.css'

export function HiringLinks({ assistantLink }: { assistantLink: string }) {
  const { actions } = useTexts('common')
  return (
    <>
      <SiteLink to="/talk-to-an-expert" className={buttonClass({ variant: 'ink' })}>
        {actions.talkToAnExpert}
        <ButtonArrow />
      </SiteLink>
      <PageLink page="hr-ai-assistant" className={classes(buttonClass({ variant: 'outline' }), styles.assistant)}>
        {assistantLink}
      </PageLink>
    </>
  )
}
