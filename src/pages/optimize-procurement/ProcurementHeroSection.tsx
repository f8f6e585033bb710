import { usePageTexts } from '#i18n/useTexts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Container } from '#ui/Container.tsx'
import { usePlayOnce } from '#ui/motion/usePlayOnce.ts'
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
        <div className={styles.ribbon} data-og-image="" {...usePlayOnce(false)}>
          <Ribbon />
          {/* The same ribbon in color, which the fill uncovers. */}
          <div className={styles.fill}>
            <Ribbon />
          </div>
          <ol className={styles.stages} role="list" aria-label={hero.caption}>
            {procurementStages.map(({ id, requests }) => (
              <li key={id}>
                <label>
                  <input type="radio" name="stage" />
                  <b>{requests}</b> <span>{stages[id].name}</span>{' '}
                  <small>
                    <b>{stages[id].detail}.</b> {stages[id].work}
                  </small>
                </label>
              </li>
            ))}
          </ol>
        </div>
        <Container as="figcaption" className={styles.trace}>
          <p>{hero.caption}</p>
          <DemoTrace {...hero.trace} statuses={monthTrace} />
        </Container>
      </figure>
    </section>
  )
}

function Ribbon() {
  return (
    <svg viewBox={`0 0 ${RIBBON.width} ${RIBBON.height}`} preserveAspectRatio="none" aria-hidden>
      {paths.map((path) => (
        <path key={path} d={path} strokeWidth="3" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
