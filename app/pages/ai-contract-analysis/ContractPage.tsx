import type { PageTexts } from './definition.ts'
import { classes } from '../../ui/classes.ts'
import { Marked } from '../../ui/Marked.tsx'
import { reached, type Reading } from './reading.ts'
import { RiskTag, type RiskLevel } from './Risk.tsx'
import styles from './ContractPage.module.css'

type Desk = PageTexts['desk']

type Props = Pick<Desk, 'parts' | 'risks'> & { title: string; page: string; change: string; state: Reading }

/** A page of the contract: each clause is marked as it is read, and its risk stands under it. */
export function ContractPage({ title, page, parts, risks, change, state }: Props) {
  const clauses = parts.flatMap((part) => part.clauses)
  const risky = clauses.filter(({ risk }) => risk !== 'clear')
  return (
    <div className={styles.sheet}>
      <p className={styles.head}>
        <span>{title}</span>
        <span>{page}</span>
      </p>
      {parts.map((part) => (
        <div key={part.title} className={styles.part}>
          <p className={styles.title}>{part.title}</p>
          <ol>
            {part.clauses.map((clause) => {
              const index = clauses.indexOf(clause)
              const level = clause.risk as RiskLevel
              const settled = clause === risky.at(-1) && reached(state, 'accepted')
              return (
                <li
                  key={clause.number}
                  className={classes(styles.clause, styles[settled ? 'clear' : level])}
                  data-stage={index < state.read ? 'read' : index === state.read ? 'reading' : 'waiting'}
                >
                  <span className={styles.number}>{clause.number}</span>
                  <Marked text={clause.text} />
                  {level !== 'clear' && (
                    <span className={styles.verdict} data-settled={settled || undefined}>
                      <RiskTag level={level} number={risky.indexOf(clause) + 1}>
                        {risks[level]}
                      </RiskTag>
                      {clause === risky.at(-1) && (
                        <RiskTag level="clear" number={risky.length}>
                          <Marked text={change} />
                        </RiskTag>
                      )}
                    </span>
                  )}
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </div>
  )
}
