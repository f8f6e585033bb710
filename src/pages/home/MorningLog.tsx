import { useLanguage } from '#i18n/useTexts.ts'
import { formatClock } from '#site/clock.ts'
import { fillBrackets } from '#site/template.ts'
import { Container } from '#ui/Container.tsx'
import { initialsOf } from '#ui/initials.ts'
import type { PageTexts } from './definition.ts'
import { litLines, morning, statistics } from './page-data.ts'
import styles from './MorningLog.module.css'

type Props = PageTexts['morning'] & { current: number }

const done = litLines('hours').length

export function MorningLog({ title, assistants, people, workload, tasks, decisions, current }: Props) {
  const language = useLanguage()
  const timeOf = ({ hour, minute }: (typeof morning)[number]) => formatClock(hour, minute, language)
  const share = { done: String(done), all: String(morning.length) }
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.head}>
          <span>{title}</span>
          <span className={styles.legend}>{fillBrackets(assistants, { count: String(done) })}</span>
          <span className={styles.legend}>{fillBrackets(people, { count: String(morning.length - done) })}</span>
        </div>
        <div className={styles.columns} data-og-image="">
          <ol data-lit={statistics[current]} role="list" aria-label={title}>
            {morning.map((entry) => {
              if (entry.by === 'person')
                return <Decision key={entry.id} time={timeOf(entry)} {...decisions[entry.id]} />
              return (
                <li key={entry.id} className={'for' in entry ? styles[entry.for] : undefined}>
                  <span>{timeOf(entry)}</span>
                  {` ${tasks[entry.id]}`}
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

function Decision({ time, name, does, what }: { time: string; name: string; does: string; what: string }) {
  return (
    <li className={styles.decision} data-by={initialsOf(name)}>
      <span>{time}</span>
      <p>
        <b>{`${name} ${does}`}</b>
        {` ${what}`}
      </p>
    </li>
  )
}
