import { useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { fillBrackets } from '#site/template.ts'
import { ExternalLink, textLinkClass } from '#ui/TextLink.tsx'
import type { StepReport } from '../report.ts'
import styles from './ReportSteps.module.css'

const host = new URL(settings.siteUrl).host

export function ReportSteps({ steps }: { steps: readonly StepReport[] }) {
  const { report } = useTexts('diagnostic')
  const { opensInNewTab } = useTexts('common')
  return (
    <section className={styles.steps}>
      <h2>{report.stepsHeading}</h2>
      <ol>
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
