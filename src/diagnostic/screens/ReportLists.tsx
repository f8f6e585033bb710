import { useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { isWeak } from '#site/maturity-score.ts'
import { fillBrackets } from '#site/template.ts'
import { Meter } from '#ui/Meter.tsx'
import { ExternalLink, textLinkClass } from '#ui/TextLink.tsx'
import type { Report } from '../report.ts'
import parts from '#ui/ReportParts.module.css'
import styles from './ReportLists.module.css'

const host = new URL(settings.siteUrl).host

export function ReportSteps({ steps }: Pick<Report, 'steps'>) {
  const { report } = useTexts('diagnostic')
  const { opensInNewTab } = useTexts('common')
  return (
    <section className={parts.steps}>
      <h2>{report.stepsHeading}</h2>
      <ol className={parts.rows}>
        {steps.map(({ dimension, title, reason, text, page }) => (
          <li key={dimension}>
            <div>
              <h3>{title}</h3>
              <p className={styles.reason}>{reason}</p>
              <p>{text}</p>
              <p className={styles.page}>
                <ExternalLink className={textLinkClass} href={page.path} newTabNote={opensInNewTab}>
                  {fillBrackets(report.page, { page: page.name })}
                </ExternalLink>
                <span aria-hidden>{host + page.path}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function ReportDimensions({ dimensions }: Pick<Report, 'dimensions'>) {
  const { report } = useTexts('diagnostic')
  return (
    <section className={styles.dimensions}>
      <h2>{report.dimensionsHeading}</h2>
      <dl className={parts.rows}>
        {dimensions.map(({ dimension, name, score, answer, sentence }) => (
          <div key={dimension}>
            <dt className={isWeak(score) ? styles.weak : undefined}>
              <span>{name}</span>
              <Meter percent={score} />
              <b>{score}</b>
            </dt>
            <dd>
              {sentence}
              <small>{fillBrackets(report.answer, { label: answer })}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
