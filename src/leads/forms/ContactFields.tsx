import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { hrefFor } from '#site/paths.ts'
import { CheckboxField } from '#ui/CheckboxField.tsx'
import { TextField } from '#ui/Field.tsx'
import { ExternalLink, textLinkClass } from '#ui/TextLink.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { fieldErrorSentence } from '../shared/field-error-sentence.ts'
import type { LeadValues } from './draft.ts'
import { Sentence } from './Sentence.tsx'
import type { SubmittedForm } from './useForm.ts'
import styles from './FieldPair.module.css'

type FieldName = Exclude<keyof LeadValues, 'website' | 'report'>
type TextName = 'firstName' | 'lastName' | 'email' | 'phone' | 'company'

type FormWith<Names extends keyof LeadValues> = Pick<
  SubmittedForm<Pick<LeadValues, Names>>,
  'values' | 'edit' | 'fieldErrorOf'
>

const inputs = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { autoComplete: 'tel', type: 'tel' },
  company: { autoComplete: 'organization', autoCapitalize: 'words' },
} as const

export function useFieldErrorSentence({
  fieldErrorOf,
}: Pick<SubmittedForm<unknown>, 'fieldErrorOf'>): (field: FieldName) => string | undefined {
  const { faults: texts } = useTexts('forms')
  return (field) => {
    const error = fieldErrorOf(field)
    return error && fieldErrorSentence(texts, field, error)
  }
}

export function ContactField<Name extends TextName>({ name, form }: { name: Name; form: FormWith<Name> }) {
  const { fields } = useTexts('forms')
  const sentence = useFieldErrorSentence(form)
  return (
    <TextField
      {...inputs[name]}
      name={name}
      label={fields[name]}
      value={form.values[name]}
      hint={name === 'phone' ? fields.phoneHint : undefined}
      error={sentence(name)}
      required={name !== 'phone'}
      onChange={({ target }) => form.edit({ [name]: target.value } as Pick<LeadValues, Name>)}
    />
  )
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

export function PersonFields({ form }: { form: FormWith<'firstName' | 'lastName' | 'email'> }) {
  return (
    <>
      <FieldPair>
        <ContactField name="firstName" form={form} />
        <ContactField name="lastName" form={form} />
      </FieldPair>
      <ContactField name="email" form={form} />
    </>
  )
}

export function ConsentField({ form }: { form: FormWith<'consent'> }) {
  const { fields } = useTexts('forms')
  const sentence = useFieldErrorSentence(form)
  return (
    <CheckboxField
      name="consent"
      label={<Sentence text={fields.consent} values={{ notice: <NoticeLink /> }} />}
      checked={form.values.consent}
      error={sentence('consent')}
      required
      onChange={({ target }) => form.edit({ consent: target.checked })}
    />
  )
}

/** Opens in a new tab, so that typed input isn't lost. */
function NoticeLink() {
  const { opensInNewTab } = useTexts('common')
  const { notice } = useTexts('forms')
  const language = useLanguage()
  const href = settings.privacyUrl ?? hrefFor('/privacy', language)
  return (
    <ExternalLink href={href} newTabNote={opensInNewTab} className={textLinkClass}>
      {notice}
    </ExternalLink>
  )
}

/** Honeypot: bots fill in every field they find, visitors can't reach this one. */
export function TrapField({ form }: { form: FormWith<'website'> }) {
  const { fields } = useTexts('forms')
  return (
    <VisuallyHidden as="div" aria-hidden>
      <label>
        {fields.website}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={form.values.website}
          onChange={({ target }) => form.edit({ website: target.value })}
        />
      </label>
    </VisuallyHidden>
  )
}
