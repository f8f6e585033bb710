import { useId, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { notifyParent } from '#browser/frame-parent.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Stack } from '#ui/Layout.tsx'
import { api, type BookingReceipt, type Slots } from '../shared/protocol.ts'
import { bookingSchema } from '../shared/schema.ts'
import type { BookedCall } from './Booked.tsx'
import { BookingBar } from './BookingBar.tsx'
import { removeTime, resolveChoice, resolveTimeZone } from './choice.ts'
import { ConsentField, ContactField, PersonFields, TrapField } from './ContactFields.tsx'
import { bookingDraft, type BookingValues } from './draft.ts'
import { FormAlert } from './FormAlert.tsx'
import { TimeStep } from './TimeStep.tsx'
import { useForm, type SubmittedForm } from './useForm.ts'
import styles from './Form.module.css'

type Props = { slots: Slots; onSlots: (slots: Slots) => void; onBooked: (call: BookedCall) => void }

export function BookingForm({ slots, onSlots, onBooked }: Props) {
  const { scheduler } = useTexts('forms')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isTimeMissing, setTimeMissing] = useState(false)
  const alertId = useId()
  const ref = useRef<HTMLFormElement>(null)
  const form = useForm<BookingValues, BookingReceipt>({
    ref,
    draft: bookingDraft,
    schema: bookingSchema,
    address: api.bookings,
    toFields: ({ day: _day, step: _step, ...fields }) => ({ ...fields, timeZone: resolveTimeZone(fields.timeZone) }),
    onSent(receipt, { firstName, lastName, email, timeZone }) {
      notifyParent({ type: 'frame:meeting-booked' })
      onBooked({ receipt, timeZone: resolveTimeZone(timeZone), name: `${firstName} ${lastName}`, email })
    },
    onFailure(failure) {
      if (failure.kind !== 'slotGone') return
      flushSync(() => onSlots(removeTime(failure.slots ?? slots, form.values.start)))
      heading.current?.focus()
    },
  })
  const { values, edit } = form
  const choice = resolveChoice(slots, values)

  function goToStep(step: 'time' | 'details'): void {
    setTimeMissing(false)
    flushSync(() => edit({ step }))
    heading.current?.focus()
  }

  function askForTime(): void {
    // Render the error before moving focus, so that screen readers announce it with the field.
    flushSync(() => setTimeMissing(true))
    form.focusField('start')
  }

  const missing = isTimeMissing && choice.start === '' ? scheduler.missing : undefined
  const message = choice.isLost ? scheduler.gone : missing

  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      data-busy={form.sending || undefined}
      onSubmit={(event) => {
        if (choice.step === 'details') return form.submit(event)
        event.preventDefault()
        if (choice.start === '') askForTime()
        else goToStep('details')
      }}
    >
      <div className={styles.step}>
        {choice.step === 'time' ? (
          <TimeStep
            choice={choice}
            heading={heading}
            errorId={message === undefined ? undefined : alertId}
            onChange={edit}
          />
        ) : (
          <DetailsStep form={form} heading={heading} />
        )}
        <TrapField form={form} />
      </div>
      <BookingBar
        choice={choice}
        sending={form.sending}
        hasAlert={message !== undefined}
        onBack={() => goToStep('time')}
      >
        <FormAlert id={alertId} form={form}>
          {message}
        </FormAlert>
      </BookingBar>
    </form>
  )
}

type DetailsProps = { form: SubmittedForm<BookingValues>; heading: RefObject<HTMLHeadingElement | null> }

function DetailsStep({ form, heading }: DetailsProps) {
  const { scheduler } = useTexts('forms')
  return (
    <Stack gap={5} className={styles.details}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {scheduler.details.heading}
        </h2>
        <p className={styles.note}>{scheduler.details.note}</p>
      </div>
      <PersonFields form={form} />
      <ContactField name="company" form={form} />
      <ConsentField form={form} />
    </Stack>
  )
}
