import { useLanguage, usePageTexts } from '#i18n/useTexts.ts'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { ClientLogoStrip } from '#sections/ClientLogoStrip.tsx'
import { formatList } from '#site/format.ts'
import { HERO_ROTATION_MS } from '#site/timings.ts'
import { Actions } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Eyebrow } from '#ui/Eyebrow.tsx'
import { Split } from '#ui/Layout.tsx'
import { rotation } from '#ui/motion/timeline.ts'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { definition } from './definition.ts'
import { MorningLog } from './MorningLog.tsx'
import { statistics } from './page-data.ts'
import styles from './HomeHeroSection.module.css'

/** Off screen and with reduced motion, the first statistic is shown, which highlights the full log. */
const timeline = { ...rotation(statistics.length, HERO_ROTATION_MS), finishedMs: 0 }

export function HomeHeroSection() {
  const { hero, morning } = usePageTexts(definition)
  const each = statistics.map((id) => hero.statistics[id])
  const list = formatList(each, useLanguage())
  const { ref, state: current } = usePlayback(timeline, { holds: true })
  return (
    <section className={styles.hero}>
      <Container>
        <div ref={ref}>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1>
            {/* Screen readers get one sentence with all statistics. */}
            <VisuallyHidden>{`${hero.title} ${list}`}</VisuallyHidden>
            <span aria-hidden>
              <span className={styles.title}>{hero.title}</span>
              {/* All share one grid cell, so that the largest sets the size. */}
              <span className={styles.turns}>
                {each.map((text, index) => (
                  <span key={text} className={classes(styles.turn, index === current && styles.current)}>
                    {text}
                  </span>
                ))}
              </span>
            </span>
          </h1>
        </div>
        <Split gap={9} className={styles.columns}>
          <p className={styles.lead}>{hero.lead}</p>
          <div>
            <Actions>
              <ButtonLink to="#platform" variant="ink" withArrow label={hero.explore} />
              <ButtonLink to="/book-a-demo" variant="outline" label={hero.book} />
            </Actions>
            <p className={styles.measured}>{hero.measured}</p>
          </div>
        </Split>
      </Container>
      <MorningLog {...morning} current={current} />
      <ClientLogoStrip label={hero.clients} speed="slow" />
    </section>
  )
}
