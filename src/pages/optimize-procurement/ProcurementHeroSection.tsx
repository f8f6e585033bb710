import { usePageTexts } from '#i18n/useTexts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Container } from '#ui/Container.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { definition } from './definition.ts'
import { ribbon, RIBBON } from './ribbon.ts'
import { monthTrace, procurementStages } from './sample-data.ts'
import styles from './ProcurementHeroSection.module.css'

const paths = ribbon(procurementStages.map(({ requests }) => requests))

export function ProcurementHeroSection() {
  const { hero, stages } = usePageTexts(definition)
  return (
    <section className={styles.hero}>
      <Container className={styles.text}>
        <HeroIntro page="optimize-procurement" title={hero.title} lead={hero.lead} split>
          <SchedulingLink variant="ink">{hero.action}</SchedulingLink>
        </HeroIntro>
      </Container>
      <figure>
        <GrowOnView className={styles.ribbon} data-og-image="">
          <svg viewBox={`0 0 ${RIBBON.width} ${RIBBON.height}`} preserveAspectRatio="none" data-grows="" aria-hidden>
            {paths.map((path) => (
              <path key={path} d={path} strokeWidth="3" vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
          <ol className={styles.stages} role="list" aria-label={hero.caption}>
            {procurementStages.map(({ id, requests }) => (
              <li key={id}>
                <b>{requests}</b> <span>{stages[id].name}</span>
              </li>
            ))}
          </ol>
        </GrowOnView>
        <Container as="figcaption" className={styles.trace}>
          <p>{hero.caption}</p>
          <DemoTrace {...hero.trace} statuses={monthTrace} />
        </Container>
      </figure>
    </section>
  )
}
