import { useLanguage } from '#i18n/useTexts.ts'
import { ConversionActions } from '#sections/ConversionLinks.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Section } from '#ui/Section.tsx'
import { AxisHours } from './AxisHours.tsx'
import type { PageTexts } from './definition.ts'
import { lastSolvedAt, replayWithAssistant } from './replay.ts'
import { supportTickets } from './sample-data.ts'
import { Stretches } from './Stretches.tsx'
import { formatTime } from './time.ts'
import styles from './FreeAfternoonSection.module.css'

/** Hours of the working day. */
const HOURS = 8
const HOUR = 60

const courses = supportTickets.map(replayWithAssistant)
const busyMinutes = lastSolvedAt(courses)
const busyPercent = ((100 * busyMinutes) / (HOURS * HOUR)).toFixed(2)
const busyHours = Array.from({ length: Math.floor(busyMinutes / HOUR) }, (_, index) => index + 1)

export function FreeAfternoonSection({ solved, title, text }: PageTexts['close']) {
  const language = useLanguage()
  return (
    <Section surface="tint" className={styles.section}>
      <AxisHours count={HOURS} />
      <GrowOnView className={styles.day}>
        <svg width={`${busyPercent}%`} aria-hidden>
          {busyHours.map((hour) => {
            const x = `${((100 * hour * HOUR) / busyMinutes).toFixed(2)}%`
            return <line key={hour} x1={x} x2={x} y2="100%" />
          })}
          {courses.map((course, index) => (
            <Stretches
              key={supportTickets[index]?.id}
              course={course}
              minutes={busyMinutes}
              y={`${8 + (index * 84) / courses.length}%`}
            />
          ))}
        </svg>
        <div className={styles.text}>
          <p className={styles.solved}>
            <b>{formatTime(busyMinutes, language)}</b> {solved}
          </p>
          <h2>{title}</h2>
          <p>{text}</p>
          <ConversionActions />
        </div>
      </GrowOnView>
    </Section>
  )
}
