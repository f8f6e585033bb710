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
const closed = { byAssistant: closings.length - byPerson, withAPerson: byPerson }

export function SupportHeroSection() {
  const { hero, inbox, close } = usePageTexts(definition)
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <HeroIntro page="customer-ai-support" title={hero.title} lead={hero.lead}>
          <ConversionLinks />
        </HeroIntro>
        <SharedInbox {...hero.inbox} texts={inbox} nothing={close.title} />
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
          <Stat value={String(WAITING)} label={waiting} />
        </Container>
      </div>
      <Container as="figcaption" className={queueStyles.legend}>
        {(['byAssistant', 'withAPerson'] as const).map((by) => (
          <span key={by}>
            <svg width="16" height="9" aria-hidden>
              <path className={queueStyles[by]} d="M0 4.5h16" strokeWidth="9" />
            </svg>
            {`${closed[by]} ${legend[by]}`}
          </span>
        ))}
        <span>{`${WAITING - closings.length} ${legend.open}`}</span>
      </Container>
    </figure>
  )
}
