import { usePageTexts } from '#i18n/useTexts.ts'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { classes } from '#ui/classes.ts'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { StatusDot, type Status } from '#ui/Status.tsx'
import { definition } from './definition.ts'
import { LeadRecord } from './LeadRecord.tsx'
import { threadSteps } from './sample-data.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './SalesHeroSection.module.css'

export function SalesHeroSection() {
  const { hero, record, thread } = usePageTexts(definition)
  return (
    <ContainedSection className={styles.hero} containerClass={styles.columns}>
      <HeroIntro page="sales-ai-co-pilot" {...hero}>
        <ConversionLinks />
      </HeroIntro>
      <LeadRecord {...record} />
      <Stack gap={7} className={classes(styles.thread, surfaces.dark)}>
        <p className={styles.title}>
          <b>{thread.title}</b>
          {thread.note}
        </p>
        <ol className={styles.steps} role="list" aria-label={thread.title}>
          {threadSteps.map(({ id, kind }) => (
            <li key={id} data-kind={kind}>
              <StatusDot status={statusOf[kind]} />
              <StepText {...thread.steps[id]} />
            </li>
          ))}
        </ol>
      </Stack>
    </ContainedSection>
  )
}

const statusOf: Record<(typeof threadSteps)[number]['kind'], Status> = {
  sent: 'done',
  person: 'done',
  answer: 'done',
  draft: 'active',
  off: 'idle',
}

type StepProps = { time: string; title: string; note?: string; message?: string; actions?: readonly string[] }

function StepText({ time, title, note, message, actions }: StepProps) {
  return (
    <>
      <small>{time}</small>
      <b>{title}</b>
      {note && <p>{note}</p>}
      {message && <p className={styles.message}>{message}</p>}
      {actions && (
        <Cluster as="p" gap={3} className={styles.actions}>
          {actions.map((action) => (
            <span key={action}>{action}</span>
          ))}
        </Cluster>
      )}
    </>
  )
}
