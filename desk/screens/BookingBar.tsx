import { useLanguage, useTexts } from '../../app/texts/useTexts.ts'
import { Button } from '../../app/ui/Button.tsx'
import { classes } from '../../app/ui/classes.ts'
import { dayName, timeName } from './calendar.ts'
import { zoneName } from '../shared/time-zones.ts'
import type { Choice } from './choice.ts'
import { SendButton } from './SendButton.tsx'
import { fillBrackets } from '../../app/site/template.ts'
import styles from './BookingBar.module.css'

type Props = { choice: Choice; sending: boolean; onBack: () => void }

/** The choice so far, and the way on. */
export function BookingBar({ choice: { day, start, timeZone, step }, sending, onBack }: Props) {
  const { scheduler } = useTexts('desk')
  const language = useLanguage()
  const words = { day: dayName(day, language), time: start === '' ? '' : timeName(start, timeZone, language) }
  return (
    <div className={classes(styles.bar, step === 'details' && styles.details)}>
      <p>
        {start === '' ? (
          scheduler.nothingChosen
        ) : (
          <>
            <b>{fillBrackets(scheduler.chosen, words)}</b>
            <small>{zoneName(timeZone, new Date(start), language)}</small>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        {step === 'details' && (
          <Button variant="outline" onClick={onBack}>
            {scheduler.back}
          </Button>
        )}
        <SendButton sending={sending}>{step === 'details' ? scheduler.confirm : scheduler.next}</SendButton>
      </div>
    </div>
  )
}
