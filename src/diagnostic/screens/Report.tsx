import type { Ref } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { isWeak } from '#site/maturity-score.ts'
import { fillBrackets } from '#site/template.ts'
import { Stack } from '#ui/Layout.tsx'
import { LogoName } from '#ui/LogoMark.tsx'
import { Radar } from '#ui/Radar.tsx'
import { dateOf, type Report as ReportContent } from '../report.ts'
import { overallLevels } from '../scoring.ts'
import { ReportDimensions, ReportSteps } from './ReportLists.tsx'
import parts from '#ui/ReportParts.module.css'
import styles from './Report.module.css'

/** Off-center: names are longer on the left. */
const RADAR_LAYOUT = { width: 316, height: 250, center: { x: 174, y: 128 }, radius: 92 }
const RADAR_RINGS = [1, 0.75, 0.5, 0.25]

type Props = { heading: Ref<HTMLHeadingElement>; report: ReportContent; day: Date }

/** Each of the two sheets prints on one page. */
export function Report({ heading, report, day }: Props) {
  const { report: texts } = useTexts('diagnostic')
  const language = useLanguage()
  const { result } = report
  return (
    <div className={styles.report}>
      <section className={styles.sheet}>
        <header className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {texts.heading}
          </h1>
          <p>
            <span className={styles.brand}>
              <LogoName name={settings.brand} />
            </span>
            {fillBrackets(texts.date, { date: dateOf(day, language) })}
          </p>
        </header>
        <div className={styles.outcome}>
          <Stack gap={5}>
            <p className={parts.score}>
              <b>{result.score}</b>
              <span>
                {texts.score}
                <strong>{report.level}</strong>
              </span>
            </p>
            <LevelScale level={result.level} />
            <p>
              {report.summary} <b>{report.weak}</b>
            </p>
          </Stack>
          <ReportRadar dimensions={report.dimensions} />
        </div>
        <ReportSteps steps={report.steps} />
        <p className={styles.foot}>
          <span>{texts.page1}</span>
          <span>{texts.madeBy}</span>
        </p>
      </section>
      <section className={styles.sheet}>
        <ReportDimensions dimensions={report.dimensions} />
        <p className={styles.method}>{texts.method}</p>
        <p className={styles.foot}>
          <span>{texts.page2}</span>
          <span>{texts.madeBy}</span>
        </p>
      </section>
    </div>
  )
}

function LevelScale({ level }: Pick<ReportContent['result'], 'level'>) {
  const { levels, report } = useTexts('diagnostic')
  return (
    <ol className={parts.scale} role="list" aria-label={report.scale}>
      {overallLevels.map((each) => (
        <li key={each} aria-current={each === level ? 'step' : undefined}>
          <span>{levels[each]}</span>
        </li>
      ))}
    </ol>
  )
}

function ReportRadar({ dimensions }: Pick<ReportContent, 'dimensions'>) {
  const { report } = useTexts('diagnostic')
  const scores = dimensions.map(({ name, score }) => `${name} ${score}`).join(', ')
  return (
    <Radar
      label={fillBrackets(report.radar, { scores })}
      layout={RADAR_LAYOUT}
      rings={RADAR_RINGS}
      spokes
      dotRadius={4.5}
      axes={dimensions.map(({ dimension, name, score }) => ({
        id: dimension,
        value: score / 100,
        isWeak: isWeak(score),
        caption: { name, value: String(score) },
      }))}
    />
  )
}
