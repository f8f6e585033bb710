import { keysOf } from '#i18n/merge-texts.ts'
import { TitledSection } from '#sections/TitledSection.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Cluster } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import { average } from './replay.ts'
import { supportTickets, supportWorkParts } from './sample-data.ts'
import stretches from './Stretches.module.css'
import styles from './WhereTimeGoesSection.module.css'

const waiting = average(supportTickets.map(({ arrives, opened }) => opened - arrives))
const work = average(supportTickets.map((ticket) => ticket.work))
const waitingPercent = ((100 * waiting) / (waiting + work)).toFixed(2)

export function WhereTimeGoesSection({ title, lead, queue, worked, parts }: PageTexts['time']) {
  return (
    <TitledSection title={title} lead={lead} gap={11} rhythm="claim">
      <GrowOnView className={styles.ticket}>
        <Cluster as="p" className={styles.total} gap={5}>
          <span>
            <b>{waiting} min</b> {queue}
          </span>{' '}
          <span>
            <b>{work} min</b> {worked}
          </span>
        </Cluster>
        <svg aria-hidden>
          <rect className={stretches.waiting} width="100%" height="100%" />
          <rect className={stretches.person} x={`${waitingPercent}%`} width="100%" height="100%" />
        </svg>
        <svg className={styles.zoom} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
          <path d={`M${waitingPercent} 0H100V10H0z`} />
        </svg>
        <ul className={styles.parts}>
          {keysOf(supportWorkParts).map((id) => (
            <li key={id}>
              <p className={styles.minutes}>
                {supportWorkParts[id]} <span>min</span>
              </p>
              <div>
                <h3 data-minutes={`${supportWorkParts[id]} min`}>{parts[id].title}</h3>
                <p>{parts[id].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </GrowOnView>
    </TitledSection>
  )
}
