import { Check, Mail, MessageCircle, Mic } from 'lucide'
import { usePageTexts } from '#i18n/useTexts.ts'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Icon, type IconNode } from '#ui/Icon.tsx'
import { Stat } from '#ui/Stat.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { definition, type PageTexts } from './definition.ts'
import { InboxPanel } from './InboxPanel.tsx'
import { closings, staircase, STAIRCASE_HEIGHT, STAIRCASE_WIDTH, STEP_HEIGHT, WAITING } from './queue.ts'
import queueStyles from './QueueStaircase.module.css'
import inboxStyles from './SharedInbox.module.css'
import styles from './SupportHeroSection.module.css'

const { steps, withAPerson } = staircase(closings)
const byPerson = closings.filter((closedBy) => closedBy === 'person').length
const closed = { byAssistant: closings.length - byPerson, withAPerson: byPerson }

export function SupportHeroSection() {
  const { hero, inbox } = usePageTexts(definition)
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <HeroIntro page="customer-ai-support" title={hero.title} lead={hero.lead}>
          <ConversionLinks />
        </HeroIntro>
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

type Props = PageTexts['hero']['inbox'] & { texts: PageTexts['inbox'] }
/** Earlier tickets have no sender or time. */
type TicketTexts = { subject: string; outcome: string; from?: string; time?: string }
type TicketFacts = { channel: IconNode; status: 'active' | 'pending' | 'done'; lang?: string }

const tickets = [
  { id: 'invoice', channel: Mail, status: 'active' },
  { id: 'seats', channel: Mic, status: 'pending' },
  { id: 'order', channel: MessageCircle, status: 'done' },
  { id: 'size', channel: MessageCircle, status: 'done', lang: 'es' },
  { id: 'signIn', channel: Mail, status: 'done' },
  { id: 'visit', channel: Mic, status: 'done' },
] as const satisfies readonly (TicketFacts & { id: string })[]

const listedAsClosed = tickets.filter(({ status }) => status === 'done').length

function SharedInbox({ texts, label, state, tickets: ticketTexts }: Props) {
  return (
    <InboxPanel
      data-og-image=""
      texts={texts}
      state={state}
      open={WAITING - closings.length}
      closed={closings.length}
      layers={closings.slice(0, -listedAsClosed)}
      control={<PauseControl />}
    >
      <ul className={inboxStyles.tickets} role="list" aria-label={label}>
        {tickets.map(({ id, ...facts }) => (
          <Ticket key={id} {...ticketTexts[id]} {...facts} />
        ))}
      </ul>
    </InboxPanel>
  )
}

function Ticket({ subject, from, outcome, time, channel, status, lang }: TicketTexts & TicketFacts) {
  return (
    <li className={classes(inboxStyles[status], !from && inboxStyles.earlier)}>
      <span className={inboxStyles.channel}>
        <Icon of={channel} size={17} />
      </span>
      <p>
        <b lang={lang}>{subject}</b>
        {from && <small>{from}</small>}
      </p>
      <p className={inboxStyles.outcome}>
        <span>
          {status === 'done' ? <Icon of={Check} size={15} /> : <StatusDot status={status} />}
          {outcome}
        </span>
        {time && <small>{time}</small>}
      </p>
    </li>
  )
}
