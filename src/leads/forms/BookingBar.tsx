import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { fillBrackets } from '#site/template.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { zoneName } from '../shared/time-zones.ts'
import { dayName, timeName } from './calendar.ts'
import type { Choice } from './choice.ts'
import { SendButton } from './SendButton.tsx'
import styles from './Form.module.css'

type Props = {
  choice: Choice
  sending: boolean
  /** The alert already explains what is missing. */
  hasAlert: boolean
  onBack: () => void
  children: ReactNode
}

export function BookingBar({ choice, sending, hasAlert, onBack, children }: Props) {
  const { day, start, timeZone, step } = choice
  const { scheduler } = useTexts('forms')
  const language = useLanguage()
  const values = { day: dayName(day, language), time: start === '' ? '' : timeName(start, timeZone, language) }
  return (
    <Cluster gap={3} className={styles.bar}>
      {children}
      {start === '' ? (
        !hasAlert && <p>{scheduler.nothingChosen}</p>
      ) : (
        <p>
          <b>{fillBrackets(scheduler.chosen, values)}</b>
          <small>{zoneName(timeZone, new Date(start), language)}</small>
        </p>
      )}
      <Cluster gap={3}>
        {step === 'details' && (
          <Button variant="outline" onClick={onBack}>
            {scheduler.back}
          </Button>
        )}
        <SendButton sending={sending}>{step === 'details' ? scheduler.confirm : scheduler.next}</SendButton>
      </Cluster>
    </Cluster>
  )
}
