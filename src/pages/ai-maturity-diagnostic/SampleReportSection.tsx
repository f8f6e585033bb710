import { keysOf } from '#i18n/merge-texts.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { TextLink } from '#sections/ButtonLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { isWeak } from '#site/maturity-score.ts'
import { findPage } from '#site/pages.ts'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { Cluster, Split, Stack } from '#ui/Layout.tsx'
import { LogoMark } from '#ui/LogoMark.tsx'
import { Paper } from '#ui/Paper.tsx'
import { Radar } from '#ui/Radar.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { isOwnAgent } from './agent.ts'
import type { PageTexts } from './definition.ts'
import { level, levels, overall, SAMPLE_REPORT_ID, scores, steps } from './sample.ts'
import parts from '#ui/ReportParts.module.css'
import radarStyles from './SampleRadar.module.css'
import styles from './SampleReport.module.css'

type Props = { texts: PageTexts['report'] } & Pick<PageTexts, 'dimensions'>

/** Only the site's own agent writes reports. */
export function SampleReportSection({ texts, dimensions }: Props) {
  if (!isOwnAgent) return null
  return (
    <TitledSection surface="sand" id={SAMPLE_REPORT_ID} title={texts.title} lead={texts.lead} gap={11}>
      <Paper className={styles.sheet}>
        <Cluster as="figcaption" gap={2} className={styles.head}>
          <b>
            <LogoMark />
            {texts.name}
          </b>
          <span>{texts.company}</span>
          <span>{texts.sample}</span>
        </Cluster>
        <Split gap="block">
          <div>
            <SampleRadar label={texts.radar} dimensions={dimensions} />
            <p className={styles.note}>
              <b>{texts.lowScores}</b> {texts.lowMeans}
            </p>
          </div>
          <Stack gap={5}>
            <p className={parts.score}>
              <b>{overall}</b>
              <span>
                <strong>{texts.outOf}</strong> {texts.average}
              </span>
            </p>
            <VisuallyHidden as="div">
              {fillBrackets(texts.level, {
                number: String(levels.indexOf(level) + 1),
                count: String(levels.length),
                name: texts.levels[level],
              })}
            </VisuallyHidden>
            <ol className={parts.scale} aria-hidden>
              {levels.map((id) => (
                <li key={id} aria-current={id === level ? 'step' : undefined}>
                  <span>{texts.levels[id]}</span>
                </li>
              ))}
            </ol>
            <VisuallyHidden as="h3">{texts.stepsTitle}</VisuallyHidden>
            <ol className={classes(parts.rows, parts.steps)}>
              {keysOf(steps).map((id) => (
                <li key={id}>
                  <div>
                    <h4>{texts.steps[id].title}</h4>
                    <p>{texts.steps[id].text}</p>
                    <Help label={texts.helps} page={steps[id]} />
                  </div>
                </li>
              ))}
            </ol>
          </Stack>
        </Split>
        <Cluster as="p" gap={1} className={styles.foot}>
          <span>{texts.page}</span>
          <span>{texts.preparedBy}</span>
        </Cluster>
      </Paper>
    </TitledSection>
  )
}

/** Renders nothing if the page has been removed. */
function Help({ label, page }: { label: string; page: string }) {
  const { pages } = useTexts('common')
  const target = findPage(page)
  if (!target) return null
  return (
    <p>
      {label} <TextLink page={target.id} label={pages[target.id].label} />
    </p>
  )
}

const axes = keysOf(scores).map((id) => ({ id, value: scores[id] / 100, isWeak: isWeak(scores[id]) }))

/** The shape is decorative; the scores are text at the ends of the axes. */
function SampleRadar({ label, dimensions }: { label: string } & Pick<PageTexts, 'dimensions'>) {
  return (
    <div className={radarStyles.radar} data-og-image="">
      <div className={radarStyles.chart}>
        <Radar axes={axes} rings={[1, 0.8, 0.6, 0.4, 0.2]} spokes dotRadius={2.7} />
        <ul role="list" aria-label={label}>
          {keysOf(scores).map((id) => (
            <li key={id}>
              {dimensions[id]} <b className={isWeak(scores[id]) ? radarStyles.weak : undefined}>{scores[id]}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
