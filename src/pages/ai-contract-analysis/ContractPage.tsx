import { classes } from '#ui/classes.ts'
import { RichText } from '#ui/RichText.tsx'
import { RiskTag } from '#ui/Risk.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { hasReached, type Reading } from './reading.ts'
import { clauses, contractParts, riskyClauses } from './sample-data.ts'
import styles from './ContractPage.module.css'

type Desk = PageTexts['desk']

type ClauseTexts = Pick<Desk, 'clauses' | 'risks' | 'suggestion'>

type Props = ClauseTexts & Pick<Desk, 'document' | 'page' | 'parts'> & { state: Reading }

export function ContractPage({ document, page, parts, state, ...texts }: Props) {
  return (
    <div className={styles.sheet} data-og-image="">
      <p className={styles.head}>
        <span>{document}</span>
        <span>{page}</span>
      </p>
      {contractParts.map((part) => (
        <div key={part} className={styles.part}>
          <p className={styles.title}>{parts[part]}</p>
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

type ClauseProps = { clause: (typeof clauses)[number]; texts: ClauseTexts; state: Reading }

function ClauseItem({ clause, texts, state }: ClauseProps) {
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
