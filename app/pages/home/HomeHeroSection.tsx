import { useMemo } from 'react'
import { SupportDesk } from './SupportDesk.tsx'
import { rotation } from '../../motion/timeline.ts'
import { usePlayback } from '../../motion/usePlayback.ts'
import { SiteLink } from '../../routing/SiteLink.tsx'
import { HERO_ROTATION_MS } from '../../site/timings.ts'
import type { PageTexts } from './definition.ts'
import { PauseControl } from '../../demos/PauseControl.tsx'
import { Actions, ButtonArrow, buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Proof } from '../../ui/Proof.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { ClientLogoStrip } from '../../sections/ClientLogoStrip.tsx'
import { proofs } from './page-data.ts'
import styles from './HomeHeroSection.module.css'

type Props = PageTexts['hero'] & { desk: PageTexts['supportDesk'] }

export function HomeHeroSection({ eyebrow, lead, explore, book, proof, workload, clients, desk, ...heading }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.columns}>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <RotatingHeading {...heading} />
          <p className={styles.lead}>{lead}</p>
          <Actions>
            <SiteLink to="#platform" className={buttonClass({ variant: 'ink' })}>
              {explore}
              <ButtonArrow />
            </SiteLink>
            <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'outline' })}>
              {book}
            </SiteLink>
          </Actions>
          <Proof items={proofs.map((id) => proof[id])} />
        </div>
        <SupportDesk {...desk} workload={workload} />
      </Wrap>
      <div className={styles.clients}>
        <ClientLogoStrip label={clients} speed="slow" />
      </div>
    </section>
  )
}

/**
 * Three statistics take turns. All stand in the same place, so that the tallest reserves the room; a screen reader gets
 * one sentence with all three.
 */
function RotatingHeading({ title, statistics, spoken }: Pick<PageTexts['hero'], 'title' | 'statistics' | 'spoken'>) {
  const timeline = useMemo(() => rotation(statistics.length, HERO_ROTATION_MS), [statistics.length])
  const { ref, state: current } = usePlayback(timeline, { holds: true })
  return (
    <div ref={ref}>
      <h1 className={styles.heading}>
        <VisuallyHidden>{spoken}</VisuallyHidden>
        <span aria-hidden>
          <span className={styles.title}>{title}</span>
          <span className={styles.statistics}>
            {statistics.map((statistic, index) => (
              <span key={statistic} className={classes(styles.statistic, index === current && styles.current)}>
                {statistic}
              </span>
            ))}
          </span>
        </span>
      </h1>
      <div className={styles.ticks}>
        {statistics.map((statistic, index) => (
          <i key={statistic} className={index === current ? styles.tickOn : undefined} />
        ))}
        <PauseControl />
      </div>
    </div>
  )
}
