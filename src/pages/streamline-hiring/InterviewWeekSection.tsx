import { keysOf } from '#i18n/merge-texts.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { classes } from '#ui/classes.ts'
import { Panel } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { hiringWeek } from './sample-data.ts'
import { formatTime, fullHours, slotsOf, type Slot } from './week.ts'
import styles from './InterviewWeekSection.module.css'

export function InterviewWeekSection({ title, lead, label, days, today, trace, ...texts }: PageTexts['week']) {
  const language = useLanguage()
  return (
    <TitledSection surface="sand" title={title} lead={lead} gap={11}>
      <Panel className={styles.week}>
        <div className={styles.calendar}>
          <ol className={styles.hours} aria-hidden>
            {/* The line of the first hour is the calendar's header. */}
            {fullHours.slice(1).map((hour) => (
              <li key={hour}>{formatTime(hour, language)}</li>
            ))}
          </ol>
          <ol className={styles.days} role="list" aria-label={label}>
            {keysOf(hiringWeek.days).map((id) => (
              <li key={id} className={id === hiringWeek.today ? styles.today : undefined}>
                <p>
                  <b>{days[id]}</b> {hiringWeek.days[id]}
                  {id === hiringWeek.today && `, ${today}`}
                </p>
                <ol>
                  {slotsOf(id).map((slot) => (
                    <CalendarSlot key={slot.hour} slot={slot} time={formatTime(slot.hour, language)} {...texts} />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
        <DemoTrace {...trace} statuses={hiringWeek.traceSteps} />
      </Panel>
    </TitledSection>
  )
}

type SlotProps = Pick<PageTexts['week'], 'busy' | 'held' | 'candidates'> & { slot: Slot; time: string }

function CalendarSlot({ slot, time, busy, held, candidates }: SlotProps) {
  if (slot.kind !== 'interview') {
    return slot.kind === 'busy' ? <li className={styles.busy}>{busy}</li> : <li aria-hidden />
  }
  const chatting = slot.candidate === hiringWeek.chatWith
  return (
    <li className={classes(styles.interview, slot.held && styles.held, chatting && styles.chatting)}>
      <b>{candidates[slot.candidate]}</b>
      <span>{slot.held ? `${time}, ${held}` : time}</span>
    </li>
  )
}
