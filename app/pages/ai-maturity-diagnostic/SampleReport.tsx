import type { ReactNode } from 'react'
import type { PageTexts } from './definition.ts'
import { LogoMark } from '../../ui/LogoMark.tsx'
import { Paper } from '../../ui/Paper.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { classes } from '../../ui/classes.ts'
import { LEVEL, overall, steps } from './sample.ts'
import { SampleRadar } from './SampleRadar.tsx'
import styles from './SampleReport.module.css'

type StepId = (typeof steps)[number]['id']

type Props = {
  texts: PageTexts['report']
  dimensions: PageTexts['dimensions']
  /** The link to what helps with each step. */
  helping: Partial<Record<StepId, ReactNode>>
}

/** The first page of a printed report, on the sheet below it. */
export function SampleReport({ texts, dimensions, helping }: Props) {
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
          <VisuallyHidden as="div">{texts.level}</VisuallyHidden>
          <ol className={styles.levels} aria-hidden>
            {texts.levels.map((name, index) => (
              <li
                key={name}
                className={classes(index < LEVEL && styles.reached, index + 1 === LEVEL && styles.current)}
              >
                <span>{name}</span>
              </li>
            ))}
          </ol>
          <VisuallyHidden as="div">
            <h3>{texts.stepsTitle}</h3>
          </VisuallyHidden>
          <ol className={styles.steps}>
            {steps.map(({ id }) => (
              <li key={id}>
                <h4>{texts.steps[id].title}</h4>
                <p>{texts.steps[id].text}</p>
                <p className={styles.helps}>
                  {texts.helps} {helping[id]}
                </p>
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
