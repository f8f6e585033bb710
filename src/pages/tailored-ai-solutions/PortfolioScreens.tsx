import { useLanguage } from '#i18n/useTexts.ts'
import { hourLabel, addDayPeriod } from '#site/clock.ts'
import { languageFacts, type Language } from '#site/languages.ts'
import type { PageTexts } from './definition.ts'
import { serviceDay, technicians, scoredBids } from './sample-data.ts'
import { hoursOf, visitSpan } from './visits.ts'
import styles from './PortfolioScreens.module.css'

/** Only the first hour includes a.m. or p.m., and noon is named: there is no space for more, nor for minutes. */
function hourName(hour: number, language: Language): string {
  const { halves, between, fullHour } = languageFacts[language].clock
  const label = hourLabel(hour, language)
  if (!halves) return fullHour === between ? label + fullHour : label
  if (hour === 12) return halves.noon
  return hour === serviceDay.from ? addDayPeriod(label, hour, language) : label
}

export function VisitPlanner({ name, what, technicians: names, kinds }: PageTexts['portfolio']['visits']['picture']) {
  const language = useLanguage()
  return (
    <div className={styles.planner}>
      <ScreenHead name={name} what={what} />
      <p className={styles.hours}>
        {hoursOf(serviceDay).map((hour) => (
          <span key={hour}>{hourName(hour, language)}</span>
        ))}
      </p>
      {technicians.map(({ id, visits }) => (
        <div key={id} className={styles.row}>
          <span>{names[id]}</span>
          <svg width="100%" height="36" aria-hidden>
            {visits.map((visit) => {
              const { start, length } = visitSpan(visit, serviceDay)
              return (
                <svg key={visit.from} className={styles[visit.kind]} x={`${start}%`} width={`${length}%`}>
                  <rect width="100%" height="100%" rx="6" />
                  <text y="50%">
                    {kinds[visit.kind]} {visit.order}
                  </text>
                </svg>
              )
            })}
          </svg>
        </div>
      ))}
    </div>
  )
}

function ScreenHead({ name, what }: { name: string; what: string }) {
  return (
    <p className={styles.head}>
      <b>{name}</b>
      {what}
    </p>
  )
}

export function BidDesk({ name, what, bid }: PageTexts['portfolio']['bids']['picture']) {
  return (
    <>
      <ScreenHead name={name} what={what} />
      <ul className={styles.bids}>
        {scoredBids.map(({ number, score }) => (
          <li key={number}>
            {bid} {number}
            <svg height="10" aria-hidden>
              <rect width="100%" height="100%" rx="5" />
              <rect className={styles.score} data-grows="" width={`${score}%`} height="100%" rx="5" />
            </svg>
            <b>{score}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
