import { useRef } from 'react'
import { notifyParent } from '#browser/frame-parent.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { ButtonArrow } from '#ui/Button.tsx'
import { Stack } from '#ui/Layout.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { api, type LeadReceipt } from '../shared/protocol.ts'
import { leadSchema, teamSizes, topics } from '../shared/schema.ts'
import { screenLink } from './arrival.ts'
import { AttachedReport, type LeadReport } from './AttachedReport.tsx'
import {
  ConsentField,
  ContactField,
  FieldPair,
  PersonFields,
  TrapField,
  useFieldErrorSentence,
} from './ContactFields.tsx'
import { bookingDraft, leadDraft, type LeadValues } from './draft.ts'
import { FormAlert } from './FormAlert.tsx'
import { SendButton } from './SendButton.tsx'
import { useForm } from './useForm.ts'
import styles from './Form.module.css'

type Props = { report: LeadReport; onSent: (sent: LeadValues) => void }

export function LeadForm({ report, onSent }: Props) {
  const texts = useTexts('forms')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const ref = useRef<HTMLFormElement>(null)
  const form = useForm<LeadValues, LeadReceipt>({
    ref,
    draft: leadDraft,
    schema: leadSchema,
    address: api.leads,
    toFields: ({ report: text, phone, ...fields }) => ({
      ...fields,
      ...(phone.trim() && { phone }),
      ...(text && { report: text }),
    }),
    onSent(_receipt, sent) {
      // Prefill the scheduler, in case the visitor goes on to pick a time.
      const { firstName, lastName, email, company } = sent
      bookingDraft.edit({ firstName, lastName, email, company })
      notifyParent({ type: 'frame:lead-sent' })
      onSent(sent)
    },
  })
  const sentence = useFieldErrorSentence(form)
  const { values, edit } = form
  const { title, send } = report.text ? texts.leadForm.report : texts.leadForm
  const removeReport = () => {
    // The focused button unmounts with the report. The heading states the form's new purpose, so focus it.
    heading.current?.focus()
    report.remove()
  }

  return (
    <form ref={ref} className={styles.lead} onSubmit={form.submit} noValidate data-busy={form.sending || undefined}>
      <Stack gap={4} className={styles.body}>
        <div>
          {report.isExpected && (
            <a className={textLinkClass} href={screenLink('diagnostic', language)}>
              {texts.leadForm.report.back}
            </a>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.note}>{texts.leadForm.note}</p>
        </div>
        <PersonFields form={form} />
        <ContactField name="phone" form={form} />
        <FieldPair>
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
        </FieldPair>
        <SelectField
          name="topic"
          label={texts.fields.topic}
          placeholder={texts.fields.choose}
          options={topics.map((topic) => ({ value: topic, label: texts.topics[topic] }))}
          // A draft may contain a topic that is no longer offered.
          value={topics.find((topic) => topic === values.topic) ?? ''}
          error={sentence('topic')}
          required
          onChange={({ target }) => edit({ topic: target.value })}
        />
        <AttachedReport text={report.text} isLost={report.isLost} remove={removeReport} />
        <TrapField form={form} />
      </Stack>
      <Stack gap={5} className={styles.foot}>
        <ConsentField form={form} />
        <FormAlert form={form} />
        <SendButton sending={form.sending}>
          {send} <ButtonArrow />
        </SendButton>
      </Stack>
    </form>
  )
}
