import type { Ref } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { fillBrackets } from '#site/template.ts'
import { LogoName } from '#ui/LogoMark.tsx'
import { dateOf, type Report as ReportContent } from '../report.ts'
import { LevelScale } from './LevelScale.tsx'
import { ReportDimensions } from './ReportDimensions.tsx'
import { ReportRadar } from './ReportRadar.tsx'
import { ReportSteps } from './ReportSteps.tsx'
import styles from './Report.module.css'

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
          <div>
            <p className={styles.score}>
              <b>{result.score}</b>
              <span>
                {texts.score}
                <strong>{report.level}</strong>
              </span>
            </p>
            <LevelScale level={result.level} />
            <p className={styles.summary}>
              {report.summary} <b>{report.weak}</b>
            </p>
          </div>
          <ReportRadar scores={report.dimensions} />
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
