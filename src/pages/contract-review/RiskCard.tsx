import { keysOf } from '#i18n/merge-texts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { RiskTag } from '#ui/Risk.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { Halftone, Square } from './Halftone.tsx'
import { riskLayers, spread } from './portfolio.ts'
import { openedContract, traceSteps } from './sample-data.ts'
import styles from './RiskCard.module.css'

type Card = PageTexts['card']

const { score, findings, rules, checks } = openedContract

const ruleCount = rules.met + rules.requested + rules.broken
const ruleRisks = spread({ contracts: ruleCount, high: rules.broken, medium: rules.requested })

const dots = { broken: 'hot', requested: 'pending', met: 'done' } as const

export function RiskCard({ label, name, about, trace, ...texts }: Card) {
  return (
    <div role="group" aria-label={label}>
      <Panel className={styles.panel}>
        <PanelBar avatar={<Square mark="high" />} name={name} state={about} />
        <RiskScore levels={texts.levels} label={texts.score} />
        <p className={styles.title}>{texts.risks}</p>
        <ul>
          {keysOf(findings).map((id) => (
            <li key={id} className={styles.finding}>
              <b>{texts.findings[id].title}</b>
              <RiskTag level={findings[id]}>{texts.levels[findings[id]]}</RiskTag>
              <span>{texts.findings[id].text}</span>
            </li>
          ))}
        </ul>
        <Compliance {...texts} />
        <DemoTrace {...trace} statuses={traceSteps.contract} />
      </Panel>
    </div>
  )
}

function RiskScore({ levels: names, label }: { levels: Card['levels']; label: string }) {
  const { medium, high } = openedContract.steps
  return (
    <Stack gap={5} className={styles.score}>
      <Cluster gap={4} className={styles.figure}>
        <b>{score}</b>
        <Stack gap={1}>
          <RiskTag level="high">{names.high}</RiskTag> {label}
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

function Compliance(texts: Pick<Card, 'compliance' | 'met' | 'checks' | 'statuses'>) {
  return (
    <Stack gap={3} className={styles.compliance}>
      <Cluster as="p" gap={3} className={styles.check}>
        <b>{texts.compliance}</b>
        <span>
          {rules.met}/{ruleCount} {texts.met}
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
            <StatusDot status={dots[checks[id]]} />
            {texts.checks[id]}
            <span>{texts.statuses[checks[id]]}</span>
          </Cluster>
        ))}
      </Stack>
    </Stack>
  )
}
