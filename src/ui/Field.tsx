import { CircleAlert } from 'lucide'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

export type FieldLabels = {
  label: ReactNode
  hint?: string | undefined
  /** Describes the problem and how to fix it. */
  error?: string | undefined
}

type FieldIdsOptions = Pick<FieldLabels, 'hint' | 'error'> & { name?: string | undefined }

/** Ids and ARIA attributes that link a control to its hint and error. The id is the name, so links can target it. */
export function useFieldIds({ name, hint, error }: FieldIdsOptions) {
  const own = useId()
  const id = name ?? own
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` }
  const describedBy = classes(hint !== undefined && ids.hint, error !== undefined && ids.error)
  const described = {
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
  }
  return { ids, described }
}

/** Goes next to its control. Has an icon and text because color alone is not accessible. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null
  return (
    <span id={id} className={styles.error}>
      <Icon of={CircleAlert} size={15} />
      {children}
    </span>
  )
}

type FieldProps = FieldLabels & { ids: ReturnType<typeof useFieldIds>['ids']; className?: string; children: ReactNode }

export function Field({ label, hint, error, ids, className, children }: FieldProps) {
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={ids.hint} className={styles.hint}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}

type TextFieldProps = FieldLabels & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
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
