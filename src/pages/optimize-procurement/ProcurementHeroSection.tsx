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

export function ProcurementHeroSection({ title, lead, action, ...demo }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.text}>
        <HeroIntro page="optimize-procurement" title={title} lead={lead} split>
          <SchedulingLink variant="ink">{action}</SchedulingLink>
        </HeroIntro>
      </Container>
      <StageRibbon {...demo} />
    </section>
  )
}

type StageRibbonProps = Pick<PageTexts['hero'], 'caption' | 'trace'> & Pick<PageTexts, 'stages'>

const paths = ribbon(procurementStages.map(({ requests }) => requests))

function StageRibbon({ caption, trace, stages }: StageRibbonProps) {
  return (
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
  )
}
