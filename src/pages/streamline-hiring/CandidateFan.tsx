import { useLanguage } from '#i18n/useTexts.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { candidateLines, LINES_HEIGHT, LINES_WIDTH, stageBorders } from './lines.ts'
import { hiringStages, hiringWeek } from './sample-data.ts'
import { formatTime } from './week.ts'
import styles from './CandidateFan.module.css'

type Hiring = PageTexts
type Props = Pick<Hiring, 'week'> & { label: string; offer: Hiring['pipeline']['offer'] }

const [applied, screened, checked] = hiringStages
const followed = hiringWeek.interviews.findIndex(({ id }) => id === hiringWeek.chatWith)
const lines = candidateLines([applied.candidates, screened.candidates, checked.candidates], followed)

/** One line per candidate; those who reach the interview end at a name. */
export function CandidateFan({ label, offer, week }: Props) {
  const language = useLanguage()
  return (
    <GrowOnView className={styles.fan}>
      <svg viewBox={`0 0 ${LINES_WIDTH} ${LINES_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path className={styles.border} d={stageBorders} />
        <path className={styles.leftEarly} d={lines.leftEarly} />
        <path className={styles.stayed} d={lines.stayed} />
        <path className={styles.ends} d={lines.ends} />
        <path className={styles.followed} d={lines.followed} />
      </svg>
      <ul className={styles.names} role="list" aria-label={label}>
        {hiringWeek.interviews.map(({ id, day, hour, held }) => (
          <li key={id} className={id === hiringWeek.chatWith ? styles.chatting : undefined}>
            <StatusDot status={held ? 'done' : 'active'} />
            <b>{week.candidates[id]}</b>
            <span>{held ? week.held : `${week.days[day]} ${formatTime(hour, language)}`}</span>
          </li>
        ))}
      </ul>
      <p className={styles.offer}>
        <b>{offer.title}</b>
        {offer.text}
      </p>
    </GrowOnView>
  )
}
