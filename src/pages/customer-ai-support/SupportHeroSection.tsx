import { usePageTexts } from '#i18n/useTexts.ts'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import { Stat } from '#ui/Stat.tsx'
import { definition, type PageTexts } from './definition.ts'
import { closings, staircase, STAIRCASE_HEIGHT, STAIRCASE_WIDTH, STEP_HEIGHT, WAITING } from './queue.ts'
import { SharedInbox } from './SharedInbox.tsx'
import queueStyles from './QueueStaircase.module.css'
import styles from './SupportHeroSection.module.css'

const { steps, withAPerson } = staircase(closings)
const byPerson = closings.filter((closedBy) => closedBy === 'person').length

export function SupportHeroSection() {
  const { hero, inbox } = usePageTexts(definition)
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <HeroIntro page="customer-ai-support" title={hero.title} lead={hero.lead}>
            <ConversionLinks />
          </HeroIntro>
        </div>
        <SharedInbox {...hero.inbox} texts={inbox} />
      </Container>
      <div className={styles.foot}>
        <Container className={styles.claims}>
          <Stat {...hero.claims.resolved} />
          <Stat {...hero.claims.workload} />
          <Stat {...hero.claims.languages} />
        </Container>
        <QueueStaircase {...hero.queue} />
      </div>
    </section>
  )
}

/** The legend has the numbers as text. */
function QueueStaircase({ waiting, ...legend }: PageTexts['hero']['queue']) {
  return (
    <figure>
      <div className={queueStyles.stairs}>
        <svg viewBox={`0 0 ${STAIRCASE_WIDTH} ${STAIRCASE_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path className={queueStyles.byAssistant} d={steps} />
          <path className={queueStyles.withAPerson} d={withAPerson} strokeWidth={STEP_HEIGHT} />
        </svg>
        <Container className={queueStyles.waiting}>
          <b>{WAITING}</b> {waiting}
        </Container>
      </div>
      <Container as="figcaption" className={queueStyles.legend}>
        <span>
          <Swatch of="byAssistant" />
          {`${closings.length - byPerson} ${legend.byAssistant}`}
        </span>
        <span>
          <Swatch of="withAPerson" />
          {`${byPerson} ${legend.withAPerson}`}
        </span>
        <span className={queueStyles.open}>{`${WAITING - closings.length} ${legend.open}`}</span>
      </Container>
    </figure>
  )
}

function Swatch({ of }: { of: 'byAssistant' | 'withAPerson' }) {
  return (
    <svg width="16" height="9" aria-hidden>
      <path className={queueStyles[of]} d="M0 4.5h16" strokeWidth="9" />
    </svg>
  )
}
