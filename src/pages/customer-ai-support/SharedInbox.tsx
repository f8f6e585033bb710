import { Check, Mail, MessageCircle, Mic } from 'lucide'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { classes } from '#ui/classes.ts'
import { Icon, type IconNode } from '#ui/Icon.tsx'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { InboxPanel } from './InboxPanel.tsx'
import { clearing, closings, NOTHING_OPEN, ticketStage, WAITING } from './queue.ts'
import styles from './SharedInbox.module.css'

type Props = PageTexts['hero']['inbox'] & { texts: PageTexts['inbox']; nothing: string }
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

export function SharedInbox({ texts, label, nothing, state, tickets: ticketTexts }: Props) {
  const { ref, state: step } = usePlayback(clearing, { replays: true })
  const closed = closings.length + Math.floor(step / 2)
  return (
    <InboxPanel
      ref={ref}
      className={classes(closed > closings.length && styles.later)}
      data-og-image=""
      texts={texts}
      state={state}
      open={WAITING - closed}
      closed={closed}
      layers={closings.slice(0, -listedAsClosed)}
      control={<PauseControl />}
    >
      <ul className={styles.tickets} role="list" aria-label={label}>
        {step === NOTHING_OPEN && (
          <li className={styles.nothing} aria-hidden>
            {nothing}
          </li>
        )}
        {tickets.map(({ id, ...facts }, index) => (
          <Ticket key={id} {...ticketTexts[id]} {...facts} stage={ticketStage(index, step)} />
        ))}
      </ul>
    </InboxPanel>
  )
}

type TicketProps = TicketTexts & TicketFacts & { stage: ReturnType<typeof ticketStage> }

function Ticket({ subject, from, outcome, time, channel, status, lang, stage }: TicketProps) {
  return (
    <li className={classes(styles[status], !from && styles.earlier)} data-stage={stage}>
      <span className={styles.channel}>
        <Icon of={channel} size={17} />
      </span>
      <p>
        <b lang={lang}>{subject}</b>
        {from && <small>{from}</small>}
      </p>
      <p className={styles.outcome}>
        <span>
          {status === 'done' || stage ? <Icon of={Check} size={15} /> : <StatusDot status={status} />}
          {outcome}
        </span>
        {time && <small>{time}</small>}
      </p>
    </li>
  )
}
