import type { RefObject } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { ConsentField, ContactField, PersonFields } from './ContactFields.tsx'
import type { BookingValues } from './drafts.ts'
import type { SubmittedForm } from './useForm.ts'
import styles from './DetailsStep.module.css'

type Props = { form: SubmittedForm<BookingValues>; heading: RefObject<HTMLHeadingElement | null> }

export function DetailsStep({ form, heading }: Props) {
  const { scheduler } = useTexts('forms')
  return (
    <div className={styles.details}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {scheduler.details.heading}
        </h2>
        <p>{scheduler.details.note}</p>
      </div>
      <PersonFields form={form} />
      <ContactField name="company" form={form} />
      <ConsentField form={form} />
    </div>
  )
}
