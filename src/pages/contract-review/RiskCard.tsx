import { keysOf } from '#i18n/merge-texts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { RiskTag } from '#ui/Risk.tsx'
import type { RiskLevel } from '#ui/Risk.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { Halftone, Square } from './Halftone.tsx'
import { riskLayers, scoreOf, spread, type Contract } from './portfolio.ts'
import { openedContract, traceSteps } from './sample-data.ts'
import styles from './RiskCard.module.css'

type Card = PageTexts['card']

const { findings, rules, checks } = openedContract

const ruleCount = rules.met + rules.requested + rules.broken

const dots = { broken: 'hot', requested: 'pending', met: 'done' } as const

/** Without `contract`, the sample in full; for the others there is only what their risk says. */
export function RiskCard({ label, name, about, trace, contract, ...texts }: Card & { contract?: Contract }) {
  const level = contract?.level ?? 'high'
  const shown = keysOf(findings).filter((id) => !contract || findings[id] === level)
  return (
    <div role="group" aria-label={label}>
      <Panel className={styles.panel}>
        <PanelBar avatar={<Square mark={level} />} name={name} state={about} />
        <RiskScore
          levels={texts.levels}
          label={texts.score}
          level={level}
          score={contract ? scoreOf(contract) : openedContract.score}
        />
        {shown.length > 0 && <p className={styles.title}>{texts.risks}</p>}
        <ul>
          {shown.map((id) => (
            <li key={id} className={styles.finding}>
              <b>{texts.findings[id].title}</b>
              <RiskTag level={findings[id]}>{texts.levels[findings[id]]}</RiskTag>
              {!contract && <span>{texts.findings[id].text}</span>}
            </li>
          ))}
        </ul>
        <Compliance {...texts} level={level} />
        {!contract && <DemoTrace {...trace} statuses={traceSteps.contract} />}
      </Panel>
    </div>
  )
}

type ScoreProps = { levels: Card['levels']; label: string; level: RiskLevel; score: number }

function RiskScore({ levels: names, label, level, score }: ScoreProps) {
  const { medium, high } = openedContract.steps
  return (
    <Stack gap={5} className={styles.score}>
      <Cluster gap={4} className={styles.figure}>
        <b>{score}</b>
        <Stack gap={1}>
          <RiskTag level={level}>{names[level]}</RiskTag> {label}
        </Stack>
      </Cluster>
      <svg className={styles.scale} width="100%" height="32" aria-hidden>
        <rect className={styles.clear} y="4" width={`${medium - 1}%`} height="8" rx="2" />
        <rect className={styles.medium} x={`${medium}%`} y="4" width={`${high - medium - 1}%`} height="8" rx="2" />
        <rect className={styles.high} x={`${high}%`} y="4" width={`${100 - high}%`} height="8" rx="2" />
        <rect className={styles.marker} x={`${score}%`} y="1" width="5" height="14" rx="2.5" />
        <text y="30">{names.clear}</text>
        <text x={`${medium}%`} y="30">
          {names.medium}
        </text>
        <text x={`${high}%`} y="30">
          {names.high}
        </text>
      </svg>
    </Stack>
  )
}

type ComplianceProps = Pick<Card, 'compliance' | 'met' | 'checks' | 'statuses'> & { level: RiskLevel }

/** High risks break rules, and medium ones have only open requests. */
function Compliance({ level, ...texts }: ComplianceProps) {
  const broken = level === 'high' ? rules.broken : 0
  const requested = level === 'clear' ? 0 : rules.requested
  const ruleRisks = spread({ contracts: ruleCount, high: broken, medium: requested })
  const states = { broken: broken ? 'broken' : 'met', requested: requested ? 'requested' : 'met', met: 'met' } as const
  return (
    <Stack gap={3} className={styles.compliance}>
      <Cluster as="p" gap={3} className={styles.check}>
        <b>{texts.compliance}</b>
        <span>
          {ruleCount - broken - requested}/{ruleCount} {texts.met}
        </span>
      </Cluster>
      <Halftone
        width="100%"
        count={ruleCount}
        grid={{ lines: 'rows', length: ruleCount }}
        layers={{ clear: [...ruleRisks.keys()], ...riskLayers(ruleRisks) }}
      />
      <Stack as="ul" gap={2}>
        {keysOf(checks).map((id) => (
          <Cluster as="li" key={id} gap={3} className={styles.check}>
            <StatusDot status={dots[states[checks[id]]]} />
            {texts.checks[id]}
            <span>{texts.statuses[states[checks[id]]]}</span>
          </Cluster>
        ))}
      </Stack>
    </Stack>
  )
}
