import { DemoTrace } from '#sections/DemoTrace.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Container } from '#ui/Container.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import type { PageTexts } from './definition.ts'
import { ribbon, RIBBON } from './ribbon.ts'
import { monthTrace, procurementStages } from './sample-data.ts'
import styles from './ProcurementHeroSection.module.css'

type Props = PageTexts['hero'] & Pick<PageTexts, 'stages'>

const paths = ribbon(procurementStages.map(({ requests }) => requests))

export function ProcurementHeroSection({ title, lead, action, caption, trace, stages }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.text}>
        <HeroIntro page="optimize-procurement" title={title} lead={lead} split>
          <SchedulingLink variant="ink">{action}</SchedulingLink>
        </HeroIntro>
      </Container>
      <figure>
        <GrowOnView className={styles.ribbon} data-og-image="">
          <svg viewBox={`0 0 ${RIBBON.width} ${RIBBON.height}`} preserveAspectRatio="none" aria-hidden>
            {paths.map((path) => (
              <path key={path} d={path} />
            ))}
          </svg>
          <ol className={styles.stages} role="list" aria-label={caption}>
            {procurementStages.map(({ id, requests }) => (
              <li key={id}>
                <b>{requests}</b> <span>{stages[id].name}</span>
              </li>
            ))}
          </ol>
        </GrowOnView>
        <Container as="figcaption" className={styles.trace}>
          <p>{caption}</p>
          <DemoTrace {...trace} statuses={monthTrace} />
        </Container>
      </figure>
    </section>
  )
}
