import { Check } from 'lucide'
import { Icon } from '#ui/Icon.tsx'
import { Trace } from '#ui/Panel.tsx'
import { RichText } from '#ui/RichText.tsx'
import { RiskNumber, RiskTag, type RiskLevel } from '#ui/Risk.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { hasReached, type Reading } from './reading.ts'
import { clauses, clearElsewhere, riskyClauses, traceSteps } from './sample-data.ts'
import styles from './Findings.module.css'

export function Findings({ texts, state }: { texts: PageTexts['desk']; state: Reading }) {
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
    <div className={styles.findings}>
      <div className={styles.head}>
        <b>{findings.title}</b>
        <ul className={styles.counts}>
          {(['high', 'medium', 'clear'] as const).map((level) => (
            <li key={level}>
              <b>{count(level) + (level === 'clear' ? clearOnOthers : 0)}</b> {findings.counts[level]}
            </li>
          ))}
        </ul>
      </div>
      <ol>
        {riskyClauses.map(({ id, risk }, index) => (
          <li key={id} className={styles.finding} data-stage={stageOf(index < listed)}>
            <p className={styles.title}>
              <RiskNumber level={risk} number={index + 1} />
              {findings.items[id].title}
              <RiskTag level={risk}>{risks[risk]}</RiskTag>
            </p>
            {findings.items[id].text}
          </li>
        ))}
      </ol>
      <div className={styles.suggestion} data-stage={stageOf(hasReached(state, 'suggestion'))}>
        <p className={styles.wording}>
          <RichText text={suggestion.text} />
        </p>
        <p className={styles.choice} data-stage={stageOf(hasReached(state, 'accepted'))}>
          <span aria-hidden>
            <i>{suggestion.use}</i>
            <i>{suggestion.ask}</i>
          </span>
          <span className={styles.accepted}>
            <Icon of={Check} size={16} />
            {suggestion.accepted}
          </span>
        </p>
        <p className={styles.source}>
          <StatusDot status="done" />
          {suggestion.source}
        </p>
      </div>
      <div className={styles.trace}>
        <Trace steps={steps} label={trace.label} />
      </div>
    </div>
  )
}

function stageOf(isThere: boolean): 'waiting' | undefined {
  return isThere ? undefined : 'waiting'
}
