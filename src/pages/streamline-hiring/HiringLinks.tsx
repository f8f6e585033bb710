import { PageLink } from '#routing/SiteLink.tsx'
import { ExpertLink } from '#sections/ButtonLink.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './HiringLinks.module.css'

export function HiringLinks({ assistantLink }: { assistantLink: string }) {
  return (
    <>
      <ExpertLink variant="ink" />
      <PageLink page="hr-ai-assistant" className={classes(buttonClass({ variant: 'outline' }), styles.assistant)}>
        {assistantLink}
      </PageLink>
    </>
  )
}
