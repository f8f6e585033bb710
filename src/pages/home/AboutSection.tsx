import { ButtonLink } from '#sections/ButtonLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { Card } from '#ui/Card.tsx'
import { Grid } from '#ui/Layout.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import { figures } from './page-data.ts'
import styles from './AboutSection.module.css'

/** Percent. Below 100, so that the "after" bar of a rise has space to be longer. */
const BEFORE_A_RISE = 70

/** In percent. */
function barsOf({ id, kind }: (typeof figures)[number]): { before: number; after: number } {
  const percent = claimValue(id)
  if (kind === 'rise') return { before: BEFORE_A_RISE, after: BEFORE_A_RISE * (1 + percent / 100) }
  return { before: 100, after: 100 - percent }
}

export function AboutSection({ title, figures: texts, note, action }: PageTexts['about']) {
  return (
    <TitledSection id="about" title={title}>
      <Grid columns={3} gap={5} className={styles.figures}>
        {figures.map((figure) => (
          <Card key={figure.id} surface={figure.surface} className={styles.figure}>
            <Stat value={texts[figure.id].value} label={texts[figure.id].label} />
            {/* Decorative: repeats the figure above. */}
            <p className={styles.bars} aria-hidden>
              <span>{texts[figure.id].before}</span>
              <Meter percent={barsOf(figure).before} tone="muted" />
              <span>{texts[figure.id].after}</span>
              <Meter percent={barsOf(figure).after} />
            </p>
          </Card>
        ))}
      </Grid>
      <p className={styles.note}>{note}</p>
      <ButtonLink to="/talk-to-an-expert" variant="ink" withArrow label={action} />
    </TitledSection>
  )
}
