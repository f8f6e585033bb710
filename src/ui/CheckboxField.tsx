import { Check } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError, useFieldIds, type FieldLabels } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './CheckboxField.module.css'
import fields from './Field.module.css'

type Props = Pick<FieldLabels, 'error'> & { label: ReactNode } & Omit<
    ComponentProps<'input'>,
    'id' | 'className' | 'type'
  >

export function CheckboxField({ label, error, required, ...input }: Props) {
  const { ids, described } = useFieldIds({ name: input.name, error })
  return (
    <div>
      <label className={styles.sentence}>
        <span className={fields.tick}>
          <input {...input} {...described} type="checkbox" id={ids.control} aria-required={required} />
          <Icon of={Check} size={13} />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}
