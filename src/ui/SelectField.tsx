import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, useFieldIds, type FieldLabels } from './Field.tsx'
import { Icon } from './Icon.tsx'
import fields from './Field.module.css'
import styles from './SelectField.module.css'

export type Option = { value: string; label: string }

type Props = FieldLabels &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly Option[]
    /** Shown until the visitor selects an option; not selectable itself. */
    placeholder?: string
  }

export function SelectField({ label, hint, error, required, options, placeholder, ...select }: Props) {
  const { ids, described } = useFieldIds({ name: select.name, hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <span className={styles.box}>
        <select
          {...select}
          {...described}
          id={ids.control}
          className={classes(fields.control, styles.select)}
          aria-required={required}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label: optionLabel }) => (
            <option key={value} value={value}>
              {optionLabel}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </span>
    </Field>
  )
}
