import { useTexts } from '#i18n/useTexts.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { findPage } from '#site/pages.ts'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { LogoMark } from '#ui/LogoMark.tsx'
import { Paper } from '#ui/Paper.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { level, levels, overall, steps } from './sample.ts'
import { SampleRadar } from './SampleRadar.tsx'
import styles from './SampleReport.module.css'

type Props = { texts: PageTexts['report']; dimensions: PageTexts['dimensions'] }

const reached = levels.indexOf(level)

export function SampleReport({ texts, dimensions }: Props) {
  return (
    <Paper className={styles.sheet}>
      <figcaption className={styles.head}>
        <b>
          <LogoMark />
          {texts.name}
        </b>
        <span>{texts.company}</span>
        <span>{texts.sample}</span>
      </figcaption>
      <div className={styles.halves}>
        <div>
          <SampleRadar label={texts.radar} dimensions={dimensions} />
          <p className={styles.note}>
            <b>{texts.lowScores}</b> {texts.lowMeans}
          </p>
        </div>
        <div>
          <p className={styles.score}>
            <b>{overall}</b>
            <span>
              <strong>{texts.outOf}</strong> {texts.average}
            </span>
          </p>
          <VisuallyHidden as="div">
            {fillBrackets(texts.level, {
              number: String(reached + 1),
              count: String(levels.length),
              name: texts.levels[level],
            })}
          </VisuallyHidden>
          <ol className={styles.levels} aria-hidden>
            {levels.map((id, index) => (
              <li key={id} className={classes(index <= reached && styles.reached, id === level && styles.current)}>
                <span>{texts.levels[id]}</span>
              </li>
            ))}
          </ol>
          <VisuallyHidden as="div">
            <h3>{texts.stepsTitle}</h3>
          </VisuallyHidden>
          <ol className={styles.steps}>
            {steps.map(({ id, page }) => (
              <li key={id}>
                <h4>{texts.steps[id].title}</h4>
                <p>{texts.steps[id].text}</p>
                <Help label={texts.helps} page={page} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className={styles.foot}>
        <span>{texts.page}</span>
        <span>{texts.preparedBy}</span>
      </p>
    </Paper>
  )
}

/** Renders nothing if the page has been removed. */
function Help({ label, page }: { label: string; page: string }) {
  const { pages } = useTexts('common')
  const target = findPage(page)
  if (!target) return null
  return (
    <p className={styles.helps}>
      {label}{' '}
      <PageLink page={target.id} className={textLinkClass}>
        {pages[target.id].label}
      </PageLink>
    </p>
  )
}
