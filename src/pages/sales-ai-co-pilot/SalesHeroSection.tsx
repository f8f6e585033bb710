import { usePageTexts } from '#i18n/useTexts.ts'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { StatusDot, type Status } from '#ui/Status.tsx'
import { definition } from './definition.ts'
import { LeadRecord } from './LeadRecord.tsx'
import { threadSteps } from './sample-data.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './SalesHeroSection.module.css'

export function SalesHeroSection() {
  const { hero, record, thread } = usePageTexts(definition)
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <HeroIntro page="sales-ai-co-pilot" {...hero}>
            <ConversionLinks />
          </HeroIntro>
        </div>
        <div className={styles.record}>
          <LeadRecord {...record} />
        </div>
        <div className={styles.thread}>
          <div className={classes(styles.followUps, surfaces.dark)}>
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
          </div>
        </div>
      </Container>
    </section>
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
        <p className={styles.actions}>
          {actions.map((action) => (
            <span key={action}>{action}</span>
          ))}
        </p>
      )}
    </>
  )
}
