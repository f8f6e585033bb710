import { useLanguage } from '#i18n/useTexts.ts'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { formatClock } from '#site/clock.ts'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Cluster } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import { litLines, morning, statistics } from './page-data.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './MorningLog.module.css'

type Props = PageTexts['morning'] & { current: number }

const done = litLines('hours').length

export function MorningLog({ title, assistants, people, workload, tasks, decisions, current }: Props) {
  const language = useLanguage()
  const share = { done: String(done), all: String(morning.length) }
  return (
    <div className={classes(surfaces.deep, styles.band)}>
      <Container>
        <Cluster gap={2} className={styles.head}>
          <span>{title}</span>
          <span className={styles.legend}>{fillBrackets(assistants, { count: String(done) })}</span>
          <span className={styles.legend}>{fillBrackets(people, { count: String(morning.length - done) })}</span>
          <PauseControl />
        </Cluster>
        <div className={styles.columns} data-og-image="">
          <ol data-lit={statistics[current]} role="list" aria-label={title}>
            {morning.map((entry) => {
              const time = <span>{formatClock(entry.hour, entry.minute, language)}</span>
              if (entry.by !== 'person')
                return (
                  <li key={entry.id} className={'for' in entry ? styles[entry.for] : undefined}>
                    {time}
                    {` ${tasks[entry.id]}`}
                  </li>
                )
              const { name, does, what } = decisions[entry.id]
              return (
                <li key={entry.id} className={styles.decision} data-by={initialsOf(name)}>
                  {time}
                  <p>
                    <b>{`${name} ${does}`}</b>
                    {` ${what}`}
                  </p>
                </li>
              )
            })}
          </ol>
          <div className={styles.workload}>
            <b>{workload.value}</b>
            {workload.label}
            <p>{fillBrackets(workload.counted, share)}</p>
          </div>
        </div>
      </Container>
    </div>
  )
}
