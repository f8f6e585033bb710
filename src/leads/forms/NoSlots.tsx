import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Stack } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { screenLink } from './arrival.ts'
import { Sentence } from './Sentence.tsx'
import styles from './Times.module.css'

const cells = (length: number, name?: string) => Array.from({ length }, (_, at) => <i key={at} className={name} />)

/** As many days and times as a month and a day usually have, to avoid layout shift when they load. */
export function LoadingTimes() {
  const { scheduler } = useTexts('forms')
  return (
    <div className={styles.loading}>
      <VisuallyHidden as="div" role="status">
        {scheduler.loading}
      </VisuallyHidden>
      <div className={styles.month} aria-hidden>
        {cells(35, styles.day)}
      </div>
      <div className={styles.list} aria-hidden>
        {cells(8, styles.time)}
      </div>
    </div>
  )
}

export function TimesFailed({ onRetry }: { onRetry: () => void }) {
  const { scheduler } = useTexts('forms')
  return (
    <Stack className={styles.none}>
      <h2>{scheduler.failed.heading}</h2>
      <Alert>
        <Sentence text={scheduler.failed.text} />
      </Alert>
      <Button variant="ink" onClick={onRetry}>
        {scheduler.failed.retry}
      </Button>
    </Stack>
  )
}

export function NoTimes() {
  const { scheduler } = useTexts('forms')
  const language = useLanguage()
  return (
    <Stack className={styles.none}>
      <h2>{scheduler.empty.heading}</h2>
      <p>
        <Sentence text={scheduler.empty.text} />
      </p>
      <a className={buttonClass({ variant: 'ink' })} href={screenLink('lead-form', language)}>
        {scheduler.empty.leadForm} <ButtonArrow />
      </a>
    </Stack>
  )
}
