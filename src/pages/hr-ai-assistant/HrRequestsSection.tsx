import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Tag } from '#ui/Status.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { InterviewSlots, LeaveWeek } from './Calendars.tsx'
import type { PageTexts } from './definition.ts'
import { firstDaySteps, payStub } from './sample-data.ts'
import { Sheet } from './Sheet.tsx'
import styles from './HrRequestsSection.module.css'

export function HrRequestsSection(texts: PageTexts['requests']) {
  const { title, lead, leave, firstDay, privateMatter, letter, interview } = texts
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      cards={[
        { ...leave, figure: <LeaveWeek {...leave.figure} />, columns: 5, surface: 'sand' },
        { ...texts.payStub, figure: <PayStub {...texts.payStub.figure} />, columns: 4, surface: 'sand' },
        { ...firstDay, figure: <FirstDay {...firstDay.figure} />, columns: 3, surface: 'tint' },
        { ...privateMatter, figure: <PrivateMatter {...privateMatter.figure} />, columns: 3, surface: 'deep' },
        { ...letter, figure: <Letter {...letter.figure} />, columns: 4, surface: 'sand' },
        { ...interview, figure: <InterviewSlots {...interview.figure} />, columns: 5, surface: 'sand' },
      ]}
    />
  )
}

function FirstDay({ label, steps }: PageTexts['requests']['firstDay']['figure']) {
  return (
    <ol className={styles.steps} role="list" aria-label={label}>
      {firstDaySteps.map((id) => (
        <li key={id}>
          <small>{steps[id].time}</small> <span>{steps[id].text}</span>
        </li>
      ))}
    </ol>
  )
}

type Props = PageTexts['requests']['privateMatter']['figure']

/** The message is redacted: the demo only shows who receives it. */
function PrivateMatter({ label, by, message, spoken, answer, handedTo }: Props) {
  return (
    <div className={styles.matter}>
      <Chat label={label}>
        <ChatBubble from="person" by={by.user}>
          <VisuallyHidden>{spoken}</VisuallyHidden>
          <span aria-hidden>
            <RichText text={message} />
          </span>
        </ChatBubble>
        <ChatBubble from="assistant" by={by.bot} handedTo={handedTo}>
          {answer}
        </ChatBubble>
      </Chat>
    </div>
  )
}

function PayStub({ title, month, lines, change }: PageTexts['requests']['payStub']['figure']) {
  return (
    <Sheet>
      <figcaption>
        <b>{title}</b>
        {month}
      </figcaption>
      <dl className={styles.lines}>
        {payStub.lines.map((id) => {
          const { label, amount } = lines[id]
          const changed = id === payStub.changed
          return (
            <div key={id}>
              <dt>
                {changed && (
                  <svg className={styles.ring} viewBox="0 0 300 40" preserveAspectRatio="none" fill="none" aria-hidden>
                    <path
                      d="M8 24C-4 6 84 1 160 2s142 5 139 19-72 17-152 17S-6 38 4 18"
                      vectorEffect="non-scaling-stroke"
                      strokeLinecap="round"
                      strokeWidth="2"
                    />
                  </svg>
                )}
                {changed ? <b>{label}</b> : label}
              </dt>
              <dd>{amount}</dd>
              {changed && <dd className={styles.note}>{change}</dd>}
            </div>
          )
        })}
      </dl>
    </Sheet>
  )
}

/** Text from the employee's record is marked. The signature is missing: only a person signs. */
function Letter({ greeting, text, status }: PageTexts['requests']['letter']['figure']) {
  return (
    <Sheet>
      <b>{greeting}</b>
      <p className={styles.text}>
        <RichText text={text} />
      </p>
      <Cluster as="p" gap={5} className={styles.signature}>
        <Tag status="pending">{status}</Tag>
      </Cluster>
    </Sheet>
  )
}
