import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { screenLink } from './arrival.ts'
import { Sentence } from './Sentence.tsx'
import styles from './NoSlots.module.css'

const cells = (length: number) => Array.from({ length }, (_, index) => <i key={index} />)

/** As many days and times as a month and a day usually have, to avoid layout shift when they load. */
export function LoadingTimes() {
  const { scheduler } = useTexts('forms')
  return (
    <div className={styles.loading}>
      <VisuallyHidden as="div">
        <div role="status">{scheduler.loading}</div>
      </VisuallyHidden>
      <div className={styles.days} aria-hidden>
        {cells(35)}
      </div>
      <div className={styles.times} aria-hidden>
        {cells(8)}
      </div>
    </div>
  )
}

export function TimesFailed({ onRetry }: { onRetry: () => void }) {
  const { scheduler } = useTexts('forms')
  return (
    <div className={styles.none}>
      <h2>{scheduler.failed.heading}</h2>
      <Alert>
        <Sentence text={scheduler.failed.text} />
      </Alert>
      <Button variant="ink" onClick={onRetry}>
        {scheduler.failed.retry}
      </Button>
    </div>
  )
}

export function NoTimes() {
  const { scheduler } = useTexts('forms')
  const language = useLanguage()
  return (
    <div className={styles.none}>
      <h2>{scheduler.empty.heading}</h2>
      <p>
        <Sentence text={scheduler.empty.text} />
      </p>
      <a className={buttonClass({ variant: 'ink' })} href={screenLink('lead-form', language)}>
        {scheduler.empty.leadForm} <ButtonArrow />
      </a>
    </div>
  )
}
