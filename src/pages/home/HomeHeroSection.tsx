import type { RefObject } from 'react'
import { useLanguage, usePageTexts } from '#i18n/useTexts.ts'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { ClientLogoStrip } from '#sections/ClientLogoStrip.tsx'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { formatList } from '#site/format.ts'
import { HERO_ROTATION_MS } from '#site/timings.ts'
import { Actions } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Eyebrow } from '#ui/Eyebrow.tsx'
import { rotation } from '#ui/motion/timeline.ts'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { definition, type PageTexts } from './definition.ts'
import { MorningLog } from './MorningLog.tsx'
import { statistics } from './page-data.ts'
import styles from './HomeHeroSection.module.css'
import rotatorStyles from './Rotator.module.css'

/** Off screen and with reduced motion, the first statistic is shown, which highlights the full log. */
const timeline = { ...rotation(statistics.length, HERO_ROTATION_MS), finishedMs: 0 }

export function HomeHeroSection() {
  const { hero, morning } = usePageTexts(definition)
  const { ref, state: current } = usePlayback(timeline, { holds: true })
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <RotatingHeading {...hero} current={current} area={ref} />
        </div>
        <div>
          <p className={styles.lead}>{hero.lead}</p>
          <Actions>
            <ButtonLink to="#platform" variant="ink" withArrow label={hero.explore} />
            <ButtonLink to="/book-a-demo" variant="outline" label={hero.book} />
          </Actions>
        </div>
      </Container>
      <MorningLog {...morning} current={current} />
      <ClientLogoStrip label={hero.clients} speed="slow" />
    </section>
  )
}

type HeadingProps = PageTexts['hero'] & { current: number; area: RefObject<HTMLDivElement | null> }

/** Screen readers get one sentence with all statistics. */
function RotatingHeading({ title, statistics: texts, current, area }: HeadingProps) {
  const language = useLanguage()
  const each = statistics.map((id) => texts[id])
  return (
    <div ref={area}>
      <h1 className={styles.heading}>
        <VisuallyHidden>{`${title} ${formatList(each, language)}`}</VisuallyHidden>
        <span aria-hidden>
          <span className={styles.title}>{title}</span>
          <Rotator texts={each} current={current} />
        </span>
      </h1>
      <PauseControl />
    </div>
  )
}

/** Rotating texts. All share one grid cell, so that the largest sets the size. */
function Rotator({ texts, current }: { texts: readonly string[]; current: number }) {
  return (
    <span className={rotatorStyles.turns}>
      {texts.map((text, index) => (
        <span key={text} className={classes(rotatorStyles.turn, index === current && rotatorStyles.current)}>
          {text}
        </span>
      ))}
    </span>
  )
}
