import { Check } from 'lucide'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Trace } from '#ui/Panel.tsx'
import { RichText } from '#ui/RichText.tsx'
import { RiskTag, RiskNumber, type RiskLevel } from '#ui/Risk.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { hasReached, type Reading } from './reading.ts'
import { clauses, contractParts, riskyClauses, clearElsewhere, traceSteps } from './sample-data.ts'
import styles from './ContractPage.module.css'
import findingStyles from './Findings.module.css'

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

export function Findings({ texts, state }: Props) {
  const { risks, findings, suggestion, trace } = texts
  const found = clauses.slice(0, state.read)
  const count = (level: RiskLevel) => found.filter(({ risk }) => risk === level).length
  const clearOnOthers = clearElsewhere.before + (hasReached(state, 'findings') ? clearElsewhere.after : 0)
  const listed = found.length - count('clear')
  const steps = traceSteps.map((step) => ({
    ...step,
    text: trace.steps[step.id],
    waiting: !hasReached(state, step.from),
  }))
  return (
    <div className={findingStyles.findings}>
      <div className={findingStyles.head}>
        <b>{findings.title}</b>
        <ul className={findingStyles.counts}>
          {(['high', 'medium', 'clear'] as const).map((level) => (
            <li key={level}>
              <b>{count(level) + (level === 'clear' ? clearOnOthers : 0)}</b> {findings.counts[level]}
            </li>
          ))}
        </ul>
      </div>
      <ol>
        {riskyClauses.map(({ id, risk }, index) => (
          <li key={id} className={findingStyles.finding} data-stage={stageOf(index < listed)}>
            <p className={findingStyles.title}>
              <RiskNumber level={risk} number={index + 1} />
              {findings.items[id].title}
              <RiskTag level={risk}>{risks[risk]}</RiskTag>
            </p>
            {findings.items[id].text}
          </li>
        ))}
      </ol>
      <div className={findingStyles.suggestion} data-stage={stageOf(hasReached(state, 'suggestion'))}>
        <p className={findingStyles.wording}>
          <RichText text={suggestion.text} />
        </p>
        <p className={findingStyles.choice} data-stage={stageOf(hasReached(state, 'accepted'))}>
          <span aria-hidden>
            <i>{suggestion.use}</i>
            <i>{suggestion.ask}</i>
          </span>
          <span className={findingStyles.accepted}>
            <Icon of={Check} size={16} />
            {suggestion.accepted}
          </span>
        </p>
        <p className={findingStyles.source}>
          <StatusDot status="done" />
          {suggestion.source}
        </p>
      </div>
      <div className={findingStyles.trace}>
        <Trace steps={steps} label={trace.label} />
      </div>
    </div>
  )
}

function stageOf(isThere: boolean): 'waiting' | undefined {
  return isThere ? undefined : 'waiting'
}
