import { useLanguage } from '#i18n/useTexts.ts'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { portraitOf } from '#site/build-constants.ts'
import { formatClock } from '#site/clock.ts'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Cluster } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import { assistants, litLines, morning, statistics } from './page-data.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './MorningLog.module.css'

type Props = PageTexts['morning'] & { current: number }

const done = litLines('hours').length

export function MorningLog({ title, byTeam, teams, people, workload, tasks, decisions, current, ...texts }: Props) {
  const language = useLanguage()
  const share = { done: String(done), all: String(morning.length) }
  return (
    <div className={classes(surfaces.deep, styles.band)}>
      <Container>
        <Cluster gap={2} className={styles.head}>
          <span>{title}</span>
          <div className={styles.legend} role="radiogroup" aria-label={byTeam}>
            <span>{fillBrackets(texts.assistants, { count: String(done) })}</span>
            {assistants.map(({ asset }) => (
              <Team key={asset} by={asset} text={teams[asset]} />
            ))}
            <Team by="person" text={people} />
          </div>
          <PauseControl />
        </Cluster>
        <div className={styles.columns} data-og-image="">
          <ol data-lit={statistics[current]} role="list" aria-label={title}>
            {/* Lines take focus when tapped. */}
            {morning.map((entry) => {
              const time = <span>{formatClock(entry.hour, entry.minute, language)}</span>
              if (entry.by !== 'person')
                return (
                  <li
                    key={entry.id}
                    tabIndex={-1}
                    className={classes(styles[entry.by], 'for' in entry && styles[entry.for])}
                  >
                    {time}
                    {` ${tasks[entry.id]}`}
                  </li>
                )
              const { name, does, what } = decisions[entry.id]
              const portrait = portraitOf(entry.person)
              return (
                <li
                  key={entry.id}
                  tabIndex={-1}
                  className={styles.person}
                  data-by={portrait ? undefined : initialsOf(name)}
                >
                  {time}
                  {portrait && <img src={portrait} alt="" width="34" height="34" loading="lazy" />}
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

function Team({ by, text }: { by: (typeof morning)[number]['by']; text: string }) {
  return (
    <label className={styles[by]}>
      <input type="radio" name="team" />
      {fillBrackets(text, { count: String(morning.filter((entry) => entry.by === by).length) })}
    </label>
  )
}
