import type { ComponentProps } from 'react'
import { Field, useFieldIds, type FieldLabels } from './Field.tsx'
import styles from './Field.module.css'

type Props = FieldLabels & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function TextField({ label, hint, error, required, ...input }: Props) {
  const { ids, described } = useFieldIds({ name: input.name, hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      {/* Not `required`: screen readers would announce the empty field as invalid before the visitor types. */}
      <input
        type="text"
        {...input}
        {...described}
        id={ids.control}
        className={styles.control}
        aria-required={required}
      />
    </Field>
  )
}
