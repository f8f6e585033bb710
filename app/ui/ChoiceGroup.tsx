import { FieldError, useFieldIds, type FieldWords } from './Field.tsx'
import fields from './Field.module.css'
import type { Option } from './SelectField.tsx'
import styles from './ChoiceGroup.module.css'

type Props = FieldWords & {
  name: string
  options: readonly Option[]
  value: string
  required?: boolean
  onChange: (value: string) => void
}

/** One of a few, all in sight: the browser's own radio buttons in boxes that can be pressed anywhere. */
export function ChoiceGroup({ label, hint, error, name, options, value, required, onChange }: Props) {
  const { ids, described } = useFieldIds({ hint, error })
  return (
    <fieldset className={styles.group} role="radiogroup" aria-required={required} {...described}>
      <legend className={fields.label}>{label}</legend>
      {hint !== undefined && (
        <span id={ids.hint} className={fields.hint}>
          {hint}
        </span>
      )}
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
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
