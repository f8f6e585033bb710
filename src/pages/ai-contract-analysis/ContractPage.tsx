import { classes } from '#ui/classes.ts'
import { RichText } from '#ui/RichText.tsx'
import { RiskTag } from '#ui/Risk.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { hasReached, type Reading } from './reading.ts'
import { clauses, contractParts, riskyClauses } from './sample-data.ts'
import styles from './ContractPage.module.css'

type Props = { texts: PageTexts['desk']; state: Reading }

export function ContractPage({ texts, state }: Props) {
  return (
    <div className={styles.sheet} data-og-image="">
      <p className={styles.head}>
        <span>{texts.document}</span>
        <span>{texts.page}</span>
      </p>
      {contractParts.map((part) => (
        <div key={part} className={styles.part}>
          <p className={styles.title}>{texts.parts[part]}</p>
          <ol>
            {clauses
              .filter((clause) => clause.part === part)
              .map((clause) => (
                <ClauseItem key={clause.id} clause={clause} texts={texts} state={state} />
              ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function ClauseItem({ clause, texts, state }: Props & { clause: (typeof clauses)[number] }) {
  const { id, number, risk } = clause
  const index = clauses.indexOf(clause)
  const finding = riskyClauses.findIndex((each) => each.id === id) + 1
  const isChanged = finding === riskyClauses.length
  const settled = isChanged && hasReached(state, 'accepted')
  return (
    <li
      className={classes(styles.clause, styles[settled ? 'clear' : risk])}
      data-stage={index < state.read ? undefined : index === state.read ? 'reading' : 'waiting'}
    >
      <span className={styles.number}>{number}</span>
      <RichText text={texts.clauses[id]} />
      {risk !== 'clear' && (
        <span
          className={styles.verdict}
          data-stage={isChanged && !settled ? 'open' : undefined}
          aria-hidden={isChanged || undefined}
        >
          <RiskTag level={risk} number={finding}>
            {texts.risks[risk]}
          </RiskTag>
          {isChanged && (
            <RiskTag level="clear" number={finding}>
              <RichText text={texts.suggestion.change} />
            </RiskTag>
          )}
        </span>
      )}
      {/* The verdicts replace each other visually; screen readers get both in one sentence. */}
      {isChanged && <VisuallyHidden>{texts.suggestion.said}</VisuallyHidden>}
    </li>
  )
}
