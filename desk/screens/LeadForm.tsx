import { useEffect, useRef } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import { ButtonArrow } from '../../app/ui/Button.tsx'
import { ChoiceGroup } from '../../app/ui/ChoiceGroup.tsx'
import { SelectField } from '../../app/ui/SelectField.tsx'
import { api, type LeadReceipt } from '../protocol.ts'
import { takeReport } from '../report-handover.ts'
import { leadSchema, teamSizes, topics } from '../schema.ts'
import { AttachedReport } from './AttachedReport.tsx'
import { ConsentField, ContactField, TrapField, useFaultSentence } from './ContactFields.tsx'
import { bookingDraft, leadDraft, type LeadValues } from './drafts.ts'
import { FormAlert } from './FormAlert.tsx'
import { tellParent } from './parent.ts'
import { SendButton } from './SendButton.tsx'
import { useDeskForm } from './useDeskForm.ts'
import styles from './LeadForm.module.css'

/** Without a report, nothing is said about one. */
const sendable = ({ report, ...values }: LeadValues) => (report ? { ...values, report } : values)

export function LeadForm({ onSent }: { onSent: (sent: LeadValues) => void }) {
  const texts = useTexts('desk')
  const ref = useRef<HTMLFormElement>(null)
  const form = useDeskForm<LeadValues, LeadReceipt>({
    ref,
    draft: leadDraft,
    schema: leadSchema,
    address: api.leads,
    sendable,
    onSent(_receipt, sent) {
      // Who goes on to pick a time need not say again who they are.
      const { firstName, lastName, email, company } = sent
      bookingDraft.edit({ firstName, lastName, email, company })
      tellParent({ type: 'desk:lead-sent' })
      onSent(sent)
    },
  })
  const sentence = useFaultSentence(form)
  useEffect(() => {
    const report = takeReport()
    if (report !== undefined) leadDraft.edit({ report })
  }, [])
  const { values, edit } = form

  return (
    <form ref={ref} className={styles.form} onSubmit={form.submit} noValidate>
      <div>
        <h1 className={styles.heading}>{texts.leadForm.title}</h1>
        <p className={styles.note}>{texts.leadForm.note}</p>
      </div>
      <div className={styles.pair}>
        <ContactField name="firstName" form={form} />
        <ContactField name="lastName" form={form} />
      </div>
      <ContactField name="email" form={form} />
      <div className={styles.pair}>
        <ContactField name="company" form={form} />
        <SelectField
          name="teamSize"
          label={texts.fields.teamSize}
          placeholder={texts.fields.choose}
          options={teamSizes.map((size) => ({ value: size, label: texts.teamSizes[size] }))}
          value={values.teamSize}
          error={sentence('teamSize')}
          required
          onChange={({ target }) => edit({ teamSize: target.value })}
        />
      </div>
      <ChoiceGroup
        name="topic"
        label={texts.fields.topic}
        options={topics.map((topic) => ({ value: topic, label: texts.topics[topic] }))}
        value={values.topic}
        error={sentence('topic')}
        required
        onChange={(topic) => edit({ topic })}
      />
      {values.report && <AttachedReport text={values.report} onRemove={() => edit({ report: '' })} />}
      <ConsentField form={form} />
      <TrapField form={form} />
      <div className={styles.end}>
        <FormAlert form={form} />
        <SendButton sending={form.sending} className={styles.send}>
          {texts.leadForm.send} <ButtonArrow />
        </SendButton>
      </div>
    </form>
  )
}
