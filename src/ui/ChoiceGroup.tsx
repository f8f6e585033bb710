import { classes } from './classes.ts'
import { FieldError, useFieldIds, type FieldLabels } from './Field.tsx'
import type { Option } from './SelectField.tsx'
import styles from './ChoiceGroup.module.css'
import fields from './Field.module.css'

type Props = FieldLabels & {
  name: string
  options: readonly Option[]
  value: string
  required?: boolean
  disabled?: boolean
  onChange: (value: string) => void
}

export function ChoiceGroup({ label, hint, error, name, options, value, required, disabled, onChange }: Props) {
  const { ids, described } = useFieldIds({ name, hint, error })
  return (
    <fieldset className={styles.group} role="radiogroup" aria-required={required} disabled={disabled} {...described}>
      <legend className={fields.label}>{label}</legend>
      {hint !== undefined && (
        <span id={ids.hint} className={fields.hint}>
          {hint}
        </span>
      )}
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={classes(fields.choice, styles.choice)}>
            <input
              type="radio"
              id={index === 0 ? ids.control : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  )
}
