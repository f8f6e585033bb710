import { Check } from 'lucide'
import { ChatChips } from '#ui/Chat.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { Trace } from '#ui/Panel.tsx'
import { RichText } from '#ui/RichText.tsx'
import { RiskTag, RiskNumber, type RiskLevel } from '#ui/Risk.tsx'
import { Stat } from '#ui/Stat.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { hasReached, type Reading } from './reading.ts'
import { clauses, contractParts, riskyClauses, clearElsewhere, traceSteps } from './sample-data.ts'
import styles from './ContractPage.module.css'

type Props = { texts: PageTexts['desk']; state: Reading }

export function ContractPage({ texts, state }: Props) {
  return (
    <Stack gap={5} className={styles.sheet} data-og-image="">
      <Cluster as="p" gap={5} className={styles.head}>
        <small>{texts.document}</small>
        <small>{texts.page}</small>
      </Cluster>
      {contractParts.map((part) => (
        <Stack key={part} gap={2}>
          <b>{texts.parts[part]}</b>
          <ol>
            {clauses
              .filter((clause) => clause.part === part)
              .map((clause) => (
                <ClauseItem key={clause.id} clause={clause} texts={texts} state={state} />
              ))}
          </ol>
        </Stack>
      ))}
    </Stack>
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
          className={classes(styles.crossfade, styles.verdict)}
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
  const counts = { high: count('high'), medium: count('medium'), clear: count('clear') + clearOnOthers }
  const listed = counts.high + counts.medium
  const steps = traceSteps.map((step) => ({
    ...step,
    text: trace.steps[step.id],
    waiting: !hasReached(state, step.from),
  }))
  return (
    <div className={styles.findings}>
      <Stack gap={4} className={styles.summary}>
        <b>{findings.title}</b>
        <ul className={styles.counts}>
          {(['high', 'medium', 'clear'] as const).map((level) => (
            <li key={level}>
              <Stat value={String(counts[level])} label={findings.counts[level]} />
            </li>
          ))}
        </ul>
      </Stack>
      <ol>
        {riskyClauses.map(({ id, risk }, index) => (
          <Stack as="li" key={id} gap={2} className={styles.finding} data-stage={stageOf(index < listed)}>
            <Cluster as="p" gap={3} className={styles.title}>
              <RiskNumber level={risk} number={index + 1} />
              {findings.items[id].title}
              <RiskTag level={risk}>{risks[risk]}</RiskTag>
            </Cluster>
            {findings.items[id].text}
          </Stack>
        ))}
      </ol>
      <Stack gap={4} className={styles.suggestion} data-stage={stageOf(hasReached(state, 'suggestion'))}>
        <p className={styles.wording}>
          <RichText text={suggestion.text} />
        </p>
        <div className={styles.crossfade} data-stage={stageOf(hasReached(state, 'accepted'))}>
          <div className={styles.choice} aria-hidden>
            <ChatChips chips={[suggestion.use, suggestion.ask]} filled={suggestion.use} />
          </div>
          <Cluster as="p" gap={3} className={styles.accepted}>
            <Icon of={Check} size={16} />
            {suggestion.accepted}
          </Cluster>
        </div>
        <Cluster as="p" gap={3}>
          <StatusDot status="done" />
          <small>{suggestion.source}</small>
        </Cluster>
      </Stack>
      <Trace steps={steps} label={trace.label} />
    </div>
  )
}

function stageOf(isThere: boolean): 'waiting' | undefined {
  return isThere ? undefined : 'waiting'
}
